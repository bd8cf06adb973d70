// The HTTP interface of the server (docs/protocol.md).

import type { GameTold, Me, NewTable, PlayerTold, Problem, RatingTold, Said, Summary, TableMade } from './protocol'

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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  } catch {
    throw new Refusal({ key: 'web-no-network' }, 0)
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refusal(problem?.reason ?? { key: 'web-server-trouble' }, answer.status, problem?.rule ?? null)
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export type TableList = 'open' | 'playing' | 'finished' | 'mine'

function query(asked: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(asked).filter(([, value]) => value != null)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

export const api = {
  me: () => call<Me | null>('GET', '/api/me'),
  nameMe: (name: string) => call<Me>('POST', '/api/me', { name }),
  keepMe: (password: string) => call<Me>('POST', '/api/me/password', { password }),
  login: (name: string, password: string) => call<Me>('POST', '/api/login', { name, password }),
  logout: () => call<void>('POST', '/api/logout'),
  games: () => call<GameTold[]>('GET', '/api/games'),
  components: <C>(game: string) => call<C>('GET', `/api/games/${game}/components`),
  rules: (game: string, language: string) => call<RuleBook>('GET', `/api/games/${game}/rules?lang=${language}`),
  tables: (list: TableList, limit = 20, { game, before }: { game?: string | null; before?: number | null } = {}) =>
    call<Summary[]>('GET', `/api/tables?${query({ list, limit, game, before })}`),
  table: (id: string) => call<Summary>('GET', table(id)),
  newTable: (plan: NewTable) => call<TableMade>('POST', '/api/tables', plan),
  claim: (id: string, claim: { seat?: number; token?: string; luck?: string }) => call<{ seat: number }>('POST', `${table(id)}/claim`, claim),
  leave: (id: string, seat: number) => call<void>('POST', `${table(id)}/leave`, { seat }),
  start: (id: string) => call<void>('POST', `${table(id)}/start`, {}),
  link: (id: string, seat: number) => call<{ seat: number; token: string }>('POST', `${table(id)}/links`, { seat }),
  withdraw: (id: string, seat: number) => call<void>('DELETE', `${table(id)}/links/${seat}`),
  at: <V>(id: string, ply: number) => call<{ ply: number; of: number; view: V }>('GET', `${table(id)}/at/${ply}`),
  fork: (id: string, ply: number, seat?: number) => call<TableMade>('POST', `${table(id)}/fork`, { ply, ...(seat === undefined ? {} : { seat }) }),
  player: (name: string) => call<PlayerTold>('GET', `/api/players/${encodeURIComponent(name)}`),
  ratings: (game: string) => call<RatingTold[]>('GET', `/api/ratings/${game}`),
}

/** The rules of a game in one language. */
export interface RuleBook {
  title: string
  areas: Record<string, string>
  rules: Record<string, string>
}

/** What a player adds to the secret of the dice, so that nobody could have chosen them. */
export function luck(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
