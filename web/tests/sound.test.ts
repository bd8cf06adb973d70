import { beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
let touched = true
let started: string[] = []

class Node {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
  frequency = { value: 0 }
  connect = <T>(other: T): T => other
  constructor(private readonly kind: string) {}
  start(): void {
    started.push(this.kind)
  }
  stop(): void {
    // It ends by itself.
  }
}
class Audio {
  resume = vi.fn(() => Promise.resolve())
  suspend = vi.fn(() => Promise.resolve())
  currentTime = 0
  sampleRate = 8000
  destination = {}
  createGain = () => new Node('gain')
  createOscillator = () => new Node('tone')
  createBiquadFilter = () => new Node('filter')
  createBufferSource = () => new Node('knock')
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

beforeEach(() => {
  vi.resetModules()
  kept.clear()
  touched = true
  started = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('navigator', {
    languages: ['en'],
    userActivation: {
      get hasBeenActive() {
        return touched
      },
    },
  })
  vi.stubGlobal('AudioContext', Audio)
})

const load = async () => ({
  ...(await import('../src/lib/sound')),
  ...(await import('../src/lib/settings.svelte')),
})

describe('sounds', () => {
  it('tell of my turn alone, unless somebody wants more', async () => {
    const { play, settings } = await load()
    for (const cue of ['move', 'dice', 'loss', 'gain', 'end', 'chat'] as const) play(cue)
    expect(started).toEqual([])
    play('turn')
    expect(started).toEqual(['tone', 'tone'])
    settings.sound = 'all'
    play('dice')
    expect(started.slice(2)).toEqual(['knock', 'knock', 'knock', 'knock'])
  })

  it('wait until somebody has touched the page', async () => {
    const { play } = await load()
    touched = false
    play('turn')
    expect(started).toEqual([])
  })

  it('are off by one click, and back by another as they were', async () => {
    const { play, settings, switchSound } = await load()
    settings.sound = 'all'
    switchSound()
    play('turn')
    expect(settings.sound).toBe('off')
    expect(JSON.parse(kept.get('starboard-settings')!)).toMatchObject({ sound: 'off' })
    expect(started).toEqual([])
    switchSound()
    expect(settings.sound).toBe('all')
    expect(started).toEqual(['tone', 'tone'])
    settings.volume = 0
    play('turn')
    expect(started).toHaveLength(2)
  })

  it.each([
    [true, 'all'],
    [false, 'off'],
    ['turn', 'turn'],
    ['loud', 'turn'],
  ])('are what was chosen: %s', async (before, now) => {
    kept.set('starboard-settings', JSON.stringify({ sound: before, volume: 3 }))
    const { settings } = await load()
    expect(settings).toMatchObject({ sound: now, volume: 0.5 })
  })
})
