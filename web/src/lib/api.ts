// The HTTP interface of the server (docs/protocol.md).

import type {
  AnalysisTold,
  CodeTold,
  FormTold,
  GameTold,
  InboxTold,
  VacationPlan,
  VacationsTold,
  WatchersTold,
  Listed,
  Me,
  NewTable,
  OpenPack,
  PackEntries,
  PackHead,
  PackInvitation,
  PackList,
  PackTold,
  PackWritten,
  PeopleTold,
  PersonTold,
  PlayerTold,
  Problem,
  RatingTold,
  Said,
  SeatPlan,
  Summary,
  TableMade,
  LessonTold,
  StoryTold,
} from './protocol'

/** Something the server refused, or could not be asked: `said` tells it in words. */
export class Refusal extends Error {
  constructor(
    readonly said: Said,
    readonly status: number,
    readonly rule: string | null = null,
  ) {
    super(said.key)
  }
}

/** Anything but a Refusal is a fault of ours, and told as one. */
export const asRefusal = (problem: unknown): Refusal =>
  problem instanceof Refusal ? problem : new Refusal({ key: 'web-server-trouble' }, 0)

/** What others want to know of every call: who one is no longer, whether the server is there, and what it refuses. */
export const heard = {
  unknown: (): void => {},
  reached: (_there: boolean): void => {},
  /** Its words are there afterwards, or those of what is said instead. */
  refused: (said: Said): Promise<Said> => Promise.resolve(said),
}

const LONGEST = 20_000 // ms until a server that does not answer counts as away
export const AWAY: readonly number[] = [502, 503, 504] // of the server, or of what stands before it

/** Ask the server for something, as text or bytes; refused in words whatever goes wrong. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, { signal: AbortSignal.timeout(LONGEST), ...init })
  } catch {
    heard.reached(false)
    // What is only read is asked for again sooner or later; what was to be done is not.
    throw new Refusal({ key: (init.method ?? 'GET') === 'GET' ? 'web-no-network' : 'web-not-sent' }, 0)
  }
  heard.reached(!AWAY.includes(answer.status))
  if (answer.ok) return answer
  if (answer.status === 401) heard.unknown()
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null
  const said = await heard.refused(reason(answer.status, problem?.reason))
  throw new Refusal(said, answer.status, problem?.rule ?? null)
}

const TECHNICAL: readonly string[] = ['server-problem', 'server-too-many']

/** In plain words: the server's own, unless they are for programmers, or come from something before it. */
function reason(status: number, told: Said | undefined): Said {
  if (status === 401) return { key: 'web-name-again' }
  if (told && !TECHNICAL.includes(told.key)) return told
  if (status === 429) return { key: 'web-server-full' }
  return { key: AWAY.includes(status) ? 'web-server-away' : 'web-server-trouble' }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  if (answer.status === 204) return undefined as T
  return readJson<T>(answer)
}

export async function readJson<T>(answer: Response): Promise<T> {
  try {
    return (await answer.json()) as T
  } catch {
    throw new Refusal({ key: 'web-server-trouble' }, answer.status) // cut off, or not from our server at all
  }
}

export const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

const pack = (id: string): string => `/api/packs/${encodeURIComponent(id)}`

export type TableList = 'open' | 'playing' | 'finished' | 'mine'

function query(asked: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(asked).filter(([, value]) => value != null)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

export const api = {
  me: () => call<Me | null>('GET', '/api/me'),
  nameMe: (name: string) => call<Me>('POST', '/api/me', { name }),
  keepMe: (password: string, old: string | null) => call<Me>('POST', '/api/me/password', { password, old }),
  hideMe: (hidden: boolean) => call<Me>('POST', '/api/me/hidden', { hidden }),
  login: (name: string, password: string) => call<Me>('POST', '/api/login', { name, password }),
  logout: () => call<void>('POST', '/api/logout'),
  logoutEverywhere: () => call<void>('POST', '/api/logout/everywhere'),
  myData: '/api/me/data', // a file
  deleteMe: (sure: { password?: string; name?: string }) => call<void>('POST', '/api/me/delete', sure),
  games: () => call<GameTold[]>('GET', '/api/games'),
  components: <C>(game: string, pack = '') =>
    call<C>('GET', `/api/games/${game}/components${pack ? `?${query({ pack })}` : ''}`),
  rules: (game: string, language: string) => call<RuleBook>('GET', `/api/games/${game}/rules?lang=${language}`),
  origins: (game: string) => call<Origin[]>('GET', `/api/games/${game}/origins`),
  lesson: (game: string) => call<Required<LessonTold>>('GET', `/api/games/${game}/lesson`),
  words: (game: string, language: string) => call<{ ftl: string }>('GET', `/api/games/${game}/words?lang=${language}`),
  stories: (game: string, part: string, language: string) =>
    call<{ ftl: string }>('GET', `/api/games/${game}/stories/${part}?lang=${language}`),
  tables: (list: TableList, limit = 20, { game, before }: { game?: string | null; before?: number | null } = {}) =>
    call<Listed[]>('GET', `/api/tables?${query({ list, limit, game, before })}`),
  table: (id: string) => call<Summary>('GET', table(id)),
  newTable: (plan: NewTable) => call<TableMade>('POST', '/api/tables', plan),
  again: (id: string) => call<TableMade>('POST', `${table(id)}/again`, { luck: true }),
  code: (text: string) => call<CodeTold>('POST', '/api/codes', { text }),
  planSeat: (id: string, seat: number, plan: SeatPlan) => call<void>('POST', `${table(id)}/seats`, { seat, plan }),
  claim: (id: string, claim: { seat?: number; token?: string } = {}) =>
    call<{ seat: number }>('POST', `${table(id)}/claim`, { ...claim, luck: true }),
  leave: (id: string, seat: number) => call<void>('POST', `${table(id)}/leave`, { seat }),
  start: (id: string) => call<void>('POST', `${table(id)}/start`, {}),
  link: (id: string, seat: number) => call<{ seat: number; token: string }>('POST', `${table(id)}/links`, { seat }),
  withdraw: (id: string, seat: number) => call<void>('DELETE', `${table(id)}/links/${seat}`),
  at: <V>(id: string, ply: number) => call<{ ply: number; of: number; view: V }>('GET', `${table(id)}/at/${ply}`),
  story: (id: string, ply: number, moves: number, eyes: readonly number[] | null = null) =>
    call<StoryTold>('GET', `${table(id)}/story/${ply}?${query({ moves, eyes: eyes?.join(',') })}`),
  fork: (id: string, ply: number, seat?: number) =>
    call<TableMade>('POST', `${table(id)}/fork`, { ply, ...(seat === undefined ? {} : { seat }) }),
  analyse: (id: string) => call<AnalysisTold>('POST', `${table(id)}/analysis`),
  analysis: (id: string) => call<AnalysisTold>('GET', `/api/analyses/${id}`),
  form: (game: string) => call<FormTold>('GET', `/api/games/${game}/form`),
  packs: () => call<PackList>('GET', '/api/packs'),
  pack: (id: string, link: string | null) => call<PackTold>('GET', `${pack(id)}?${query({ link })}`),
  newPack: (game: string, name: string, text: string | null = null) =>
    call<PackTold>('POST', '/api/packs', { game, name, text }),
  savePack: (id: string, revision: number, name: string, text: string) =>
    call<PackTold>('PUT', pack(id), { revision, name, text }),
  deletePack: (id: string) => call<void>('DELETE', pack(id)),
  sharePack: (id: string, sharing: PackHead['sharing']) => call<PackHead>('POST', `${pack(id)}/sharing`, { sharing }),
  inviteToPack: (id: string) => call<PackInvitation>('POST', `${pack(id)}/editors`),
  joinPack: (id: string, link: string) => call<PackHead>('POST', `${pack(id)}/join`, { link }),
  leavePack: (id: string, who: string) => call<void>('DELETE', `${pack(id)}/editors/${who}`),
  openPack: (game: string, text: string, file = '') => call<OpenPack>('POST', '/api/packs/open', { game, text, file }),
  writePack: (entries: PackEntries) => call<PackWritten>('POST', '/api/packs/write', entries),
  player: (name: string) => call<PlayerTold>('GET', `/api/players/${encodeURIComponent(name)}`),
  myPage: () => call<PlayerTold>('GET', '/api/me/player'),
  people: () => call<PeopleTold>('GET', '/api/people'),
  vacation: () => call<VacationsTold>('GET', '/api/me/vacation'),
  planVacation: (plan: VacationPlan) => call<VacationsTold>('POST', '/api/me/vacation', plan),
  endVacation: () => call<VacationsTold>('DELETE', '/api/me/vacation'),
  inbox: () => call<InboxTold>('GET', '/api/people/inbox'),
  eyes: (id: string) => call<WatchersTold>('GET', `${table(id)}/eyes`),
  searchPeople: (name: string) => call<PersonTold[]>('GET', `/api/people/search?${query({ name })}`),
  befriend: (who: string) => call<PersonTold>('POST', `/api/people/${who}/friend`),
  unfriend: (who: string) => call<void>('DELETE', `/api/people/${who}/friend`),
  block: (who: string) => call<void>('POST', `/api/people/${who}/block`),
  unblock: (who: string) => call<void>('DELETE', `/api/people/${who}/block`),
  invite: (id: string, seat: number, who: string) => call<void>('POST', `${table(id)}/invite`, { seat, who }),
  ratings: (game: string) => call<RatingTold[]>('GET', `/api/ratings/${game}`),
}

/** How many things of a kind come from each source; `key` is the text that says what they are. */
export interface Origin {
  key: string
  sources: Readonly<Record<string, number>>
  doubt: number
}

/** The rules of a game in one language. */
export interface RuleBook {
  title: string
  areas: Record<string, string>
  rules: Record<string, string>
  examples: Record<string, string>
  ambiguities: Record<string, string>
  /** The examples and ambiguities that belong to a rule. */
  cases: Record<string, string[]>
}
