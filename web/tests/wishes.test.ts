import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NoticesTold, NoticeWishes } from '../src/lib/protocol'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const { noticesApi } = await import('../src/notify/api')
const { Wishes } = await import('../src/notify/wishes.svelte')
const { toasts } = await import('../src/lib/toasts.svelte')

const NIGHT = { begin: 22 * 60, end: 8 * 60, zone: 'Europe/Kyiv' }

/** The server's side: one setting, replaced as a whole. */
let kept: NoticesTold
beforeEach(() => {
  vi.restoreAllMocks()
  const kinds: NoticesTold['kinds'] = ['turn', 'over', 'friend']
  kept = { kinds, push: kinds, mail: kinds, language: 'en', quiet: null, push_key: '', browsers: [] }
  vi.spyOn(noticesApi, 'told').mockImplementation(() => Promise.resolve(kept))
  vi.spyOn(noticesApi, 'choose').mockImplementation((wishes: NoticeWishes) =>
    Promise.resolve((kept = { ...kept, ...wishes, quiet: wishes.quiet ?? null })),
  )
})

describe('what one wants to be told', () => {
  it('is one setting of all channels: a choice for one leaves the others as they are', async () => {
    const wishes = new Wishes()
    await wishes.load()
    await Promise.all([
      wishes.choose({ push: ['turn'] }),
      wishes.choose({ mail: ['friend'] }),
      wishes.choose({ quiet: NIGHT }),
    ])
    expect(kept).toMatchObject({ push: ['turn'], mail: ['friend'], quiet: NIGHT })
    expect(wishes.told).toEqual(kept)
  })
  it('is shown as it is when something was refused, which is said', async () => {
    const wishes = new Wishes()
    await wishes.load()
    vi.mocked(noticesApi.choose).mockRejectedValueOnce(new Error('no network'))
    const said = vi.spyOn(toasts, 'show').mockReturnValue(undefined as never)
    const done = wishes.choose({ quiet: NIGHT })
    expect(wishes.told?.quiet).toEqual(NIGHT) // as wanted meanwhile
    await done
    expect(wishes.told?.quiet).toBeNull()
    expect(said).toHaveBeenCalledOnce()
  })
  it('keeps what is chosen while it is loaded again', async () => {
    const wishes = new Wishes()
    await wishes.load()
    const again = wishes.load()
    const done = wishes.choose({ mail: [] })
    await Promise.all([again, done])
    expect(wishes.told?.mail).toEqual([])
  })
})
