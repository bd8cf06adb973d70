// Made from docs/protocol.schema.json by `npm run types`: do not change by hand.

export interface Protocol {
  Hello?: Hello
  Play?: Play
  Undo?: Undo
  AnswerUndo?: AnswerUndo
  Pause?: Pause
  HandOver?: HandOver
  AnswerHandOver?: AnswerHandOver
  TakeBack?: TakeBack
  Concede?: Concede
  Chat?: Chat
  WhyNot?: WhyNot
  Inspect?: Inspect
  Outlook?: Outlook
  Asides?: Asides
  Hint?: Hint
  Ping?: Ping
  Welcome?: Welcome
  TableTold?: TableTold
  Summary?: Summary
  SeatSummary?: SeatSummary
  ClockPlan?: ClockPlan
  Said?: Said
  AskTold?: AskTold
  OptionTold?: OptionTold
  ClockTold?: ClockTold
  UndoTold?: UndoTold
  HandOverTold?: HandOverTold
  AgainTold?: AgainTold
  DeedTold?: DeedTold
  EventTold?: EventTold
  News?: News
  Done?: Done
  Refused?: Refused
  Goodbye?: Goodbye
  HintTold?: HintTold
  Problem?: Problem
  Me?: Me
  Name?: Name
  Password?: Password
  Login?: Login
  GameTold?: GameTold
  NewTable?: NewTable
  SeatPlan?: SeatPlan
  TableMade?: TableMade
  Claim?: Claim
  SeatTaken?: SeatTaken
  SeatBody?: SeatBody
  LinkMade?: LinkMade
  ViewTold?: ViewTold
  Fork?: Fork
  PlayerTold?: PlayerTold
  RatingTold?: RatingTold
  OutcomeTold?: OutcomeTold
  Again?: Again
  SeatChange?: SeatChange
  AnalysisTold?: AnalysisTold
  ChanceTold?: ChanceTold
  JudgedTold?: JudgedTold
  ArcsView?: ArcsView
  StartView?: StartView
  SystemView?: SystemView
  FleetView?: FleetView
  BuildingView?: BuildingView
  'starboard.games.arcs.view.SeatView'?: SeatView
  'starboard.games.arcs.view.SlotView'?: SlotView
  PlayedView?: PlayedView
  CourtView?: CourtView
  MarkerView?: MarkerView
  StandingView?: StandingView
  BattleView?: BattleView
  CarcassonneView?: CarcassonneView
  'starboard.games.carcassonne.view.SeatView'?: SeatView1
  'starboard.games.carcassonne.view.SideView'?: SideView
  TileView?: TileView
  FigureView?: FigureView
  ObjectView?: ObjectView
  OuterRimView?: OuterRimView
  PatrolView?: PatrolView
  ContactView?: ContactView
  MarketView?: MarketView
  PlayerView?: PlayerView
  'starboard.games.outer_rim.view_players.SlotView'?: SlotView1
  HeldView?: HeldView
  SecretView?: SecretView
  ResolvingView?: ResolvingView
  CombatView?: CombatView
  'starboard.games.outer_rim.view_deeds.SideView'?: SideView1
  RollView?: RollView
  JobView?: JobView
  PurchaseView?: PurchaseView
  DealView?: DealView
  SoloView?: SoloView
}
/**
 * First of all: what did I miss after entry `after`?
 */
export interface Hello {
  do: 'hello'
  id?: number
  after?: number
}
/**
 * A choice, by its notation, made at position `ply`.
 */
export interface Play {
  do: 'play'
  id?: number
  ply: number
  choice: string
  seat?: number | null
  aside?: boolean
}
export interface Undo {
  do: 'undo'
  id?: number
}
export interface AnswerUndo {
  do: 'answer-undo'
  id?: number
  allow: boolean
}
export interface Pause {
  do: 'pause'
  id?: number
  on: boolean
}
/**
 * Let a bot play my seat; or, as who made the table, ask for one at the seat of somebody else.
 */
export interface HandOver {
  do: 'hand-over'
  id?: number
  seat: number
  level?: string | null
}
/**
 * May a bot play this seat of mine, as somebody else wants?
 */
export interface AnswerHandOver {
  do: 'answer-hand-over'
  id?: number
  seat: number
  allow: boolean
}
export interface TakeBack {
  do: 'take-back'
  id?: number
  seat: number
}
export interface Concede {
  do: 'concede'
  id?: number
  seat: number
}
export interface Chat {
  do: 'chat'
  id?: number
  text: string
}
/**
 * Why is this notation or target not an option?
 */
export interface WhyNot {
  do: 'why-not'
  id?: number
  text: string
  seat?: number | null
}
/**
 * What is known of this target?
 */
export interface Inspect {
  do: 'inspect'
  id?: number
  target: string
}
/**
 * What would follow from this choice, as far as everybody may know?
 */
export interface Outlook {
  do: 'outlook'
  id?: number
  choice: string
  seat?: number | null
}
/**
 * What may I do out of turn?
 */
export interface Asides {
  do: 'asides'
  id?: number
  seat: number
}
/**
 * What would a bot do? Only at tables that allow it.
 */
export interface Hint {
  do: 'hint'
  id?: number
  seat: number
}
export interface Ping {
  do: 'ping'
  id?: number
}
/**
 * The whole table, and the log after the entry the client last saw.
 */
export interface Welcome {
  it: 'welcome'
  table: TableTold
  log: DeedTold[]
  version: string
}
/**
 * A table as the receiver may see it now.
 */
export interface TableTold {
  summary: Summary
  seats: number[]
  owner: boolean
  promise: string
  options: {}
  hints?: boolean
  view?: {
    [k: string]: unknown
  }
  view_seat?: number | null
  asks?: AskTold[]
  seat_names?: Said[]
  clock?: ClockTold | null
  undo?: UndoTold | null
  may_undo?: string | null
  secret?: string | null
  hand_overs?: HandOverTold[]
  again?: AgainTold | null
  unrated?: string | null
  adviser?: string | null
}
export interface Summary {
  id: string
  game: string
  status: string
  public: boolean
  created_at: number
  updated_at: number
  n: number
  ply: number
  seats: SeatSummary[]
  waiting: number[]
  scores?: number[] | null
  places?: number[] | null
  forked_from?: string | null
  clock?: boolean
  clock_plan?: ClockPlan | null
  deadline?: number | null
  prompt?: Said | null
  options?: {}
  lesson?: boolean
  record?: boolean
}
export interface SeatSummary {
  kind: string
  name?: string
  who?: string
  bot?: string | null
  conceded?: boolean
  kept?: string
  kept_who?: string
}
/**
 * How long a seat may think: `seconds` for each move, or `game` seconds in all; then the reserve, once.
 */
export interface ClockPlan {
  kind: string
  seconds: number
  reserve?: number
}
/**
 * A message to be put into words: an argument is a number, a word, or a message again.
 */
export interface Said {
  key: string
  args?: {}
}
/**
 * A pending decision; its options only for the seat that is asked.
 */
export interface AskTold {
  seat: number
  prompt: Said
  rule?: string | null
  options?: OptionTold[] | null
}
export interface OptionTold {
  notation: string
  label: Said
  targets?: string[]
  rule?: string | null
}
/**
 * When each thinking seat's time is up, and what every seat has left.
 */
export interface ClockTold {
  deadlines: {
    [k: string]: number
  }
  left: number[]
  reserve: number[]
  kind: string
}
export interface UndoTold {
  seat: number
  ply: number
  allowed: number[]
}
/**
 * Somebody else wants a bot to play this seat; decided by its player, or at `until`.
 */
export interface HandOverTold {
  seat: number
  level: string
  until: number
  seen: boolean
}
/**
 * Those who have played here play once more at this table.
 */
export interface AgainTold {
  table: string
  name: string
}
/**
 * An entry of the log as everybody may know it.
 */
export interface DeedTold {
  n: number
  at: number
  do: string
  name?: string
  details?: {}
  events?: EventTold[]
}
export interface EventTold {
  key: string
  args: {}
  rule?: string | null
}
/**
 * An entry was added to the log. `table` comes with it unless nothing but the log has changed.
 */
export interface News {
  it: 'news'
  entry: DeedTold
  table?: TableTold | null
}
/**
 * What was asked for is done (and durable, if it was a deed: entry `n`), or is answered by `answer`.
 */
export interface Done {
  it: 'done'
  id: number
  n?: number | null
  answer?: {
    [k: string]: unknown
  }
}
/**
 * Not done. `stale`: the table has gone on; look at the news and decide again.
 */
export interface Refused {
  it: 'refused'
  id: number
  reason: Said
  rule?: string | null
  stale?: boolean
}
/**
 * The server ends the connection: `restart`, `slow`, `too-fast`. Come back, and say hello.
 */
export interface Goodbye {
  it: 'goodbye'
  reason: string
}
/**
 * The answer to `hint`: what a bot would do, and the part of the victory it expects, also of the next best.
 */
export interface HintTold {
  level: string
  choice: string
  share?: number | null
  next_choice?: string | null
  next_share?: number | null
}
/**
 * What every refused HTTP request gets.
 */
export interface Problem {
  reason: Said
  text: string
  rule?: string | null
}
export interface Me {
  name: string
  kept: boolean
  who: string
}
export interface Name {
  name: string
}
export interface Password {
  password: string
}
export interface Login {
  name: string
  password: string
}
export interface GameTold {
  id: string
  version: number
  seats: number[]
  options: {}
  levels: string[]
}
export interface NewTable {
  game: string
  seats: SeatPlan[]
  options?: {}
  public?: boolean
  hints?: boolean
  clock?: ClockPlan | null
  webhook?: string | null
  luck?: string
  start?: boolean
}
/**
 * Who is to sit there: `link` (whoever has the link), `open` (anybody), or `bot` with a level.
 */
export interface SeatPlan {
  kind: string
  level?: string | null
}
export interface TableMade {
  id: string
  links: {
    [k: string]: string
  }
}
export interface Claim {
  seat?: number | null
  token?: string | null
  luck?: string
}
export interface SeatTaken {
  seat: number
}
export interface SeatBody {
  seat: number
}
export interface LinkMade {
  seat: number
  token: string
}
/**
 * The view after `ply` moves of `of`.
 */
export interface ViewTold {
  ply: number
  of: number
  view: unknown
}
export interface Fork {
  ply: number
  seat?: number | null
  level?: string | null
}
/**
 * A page's worth of a player.
 */
export interface PlayerTold {
  name: string
  ratings: RatingTold[]
  outcomes: OutcomeTold[]
}
export interface RatingTold {
  game: string
  name: string
  rating: number
  mu: number
  sigma: number
  games: number
}
export interface OutcomeTold {
  table: string
  game: string
  seat: number
  place: number
  score: number
  seats: number
  at: number
}
export interface Again {
  luck?: string
}
/**
 * Who is to sit at a seat where nobody sits yet: kind `link`, `open` or `bot`.
 */
export interface SeatChange {
  seat: number
  plan: SeatPlan
}
/**
 * A finished game looked at again: `done` decisions of `total` so far, all of them if it is `ready`.
 */
export interface AnalysisTold {
  id: string
  game: string
  moves: number
  done: number
  total: number | null
  ready: boolean
  before?: number
  chances?: ChanceTold[]
  decisions?: JudgedTold[]
  turning_points?: number[]
}
/**
 * What part of the victory each seat could expect after `ply` moves.
 */
export interface ChanceTold {
  ply: number
  shares: number[]
}
/**
 * A decision that was made after `ply` moves, and the best one found instead.
 */
export interface JudgedTold {
  ply: number
  seat: number
  played: Said
  best: Said
  share: number
  best_share: number
  loss: number
  right?: boolean
  played_targets?: string[]
  targets?: string[]
}
export interface ArcsView {
  chapter: number
  chapters: number
  power_to_end: number
  setup: string | null
  starts: StartView[]
  initiative: number
  seized: boolean
  turn: number
  leader: number
  lead: string | null
  number: number | null
  zero: boolean
  prelude: boolean
  pips: number
  armed: boolean
  spends: {
    [k: string]: string[]
  }
  supply: {
    [k: string]: number
  }
  spent: {
    [k: string]: number
  }
  boxes: {
    [k: string]: number
  }
  systems: SystemView[]
  seats: SeatView[]
  court: CourtView[]
  court_deck: number
  court_discard: string[]
  markers: MarkerView[]
  standings: StandingView[]
  discard: number
  discard_open: string[] | null
  draft: string[]
  peek: string[]
  battle: BattleView | null
}
/**
 * Where a seat begins: the systems A, B and C of the setup card.
 */
export interface StartView {
  a: string
  b: string
  c: string[]
}
export interface SystemView {
  system: string
  type: string | null
  slots: number
  control: number | null
  ships: FleetView[]
  buildings: BuildingView[]
  reshaped: boolean
}
export interface FleetView {
  seat: number
  fresh: number
  damaged: number
}
export interface BuildingView {
  site: string
  seat: number
  piece: string
  damaged: boolean
  used: boolean
}
export interface SeatView {
  power: number
  hand: string[] | null
  cards_in_hand: number
  known: string[]
  ships: number
  starports: number
  cities: number
  agents: number
  uncovered: number
  slots: SlotView[]
  trophies: [number, string, number][]
  captives: [number, number][]
  outrage: string[]
  guilds: string[]
  lore: string[]
  leader: string | null
  played: PlayedView | null
}
export interface SlotView {
  slot: number
  type: string | null
  keys: number
  open: boolean
}
export interface PlayedView {
  mode: string
  card: string | null
  seizing: boolean
  seizing_card: string | null
  union: string | null
}
export interface CourtView {
  card: string | null
  agents: number[]
}
export interface MarkerView {
  first: number
  second: number
  flipped: boolean
  ambition: string | null
}
/**
 * An ambition: who has how much of it, and what that would bring now.
 */
export interface StandingView {
  ambition: string
  markers: [number, number][]
  counts: number[]
  third: number
  gains: number[]
}
export interface BattleView {
  system: string
  origin: string | null
  attacker: number
  defender: number
  dice: [string, number][]
  self_hits: number
  intercepts: number
  hits: number
  building_hits: number
  keys: number
}
export interface CarcassonneView {
  turn: number
  drawn: string | null
  left: number
  left_by_tile: {
    [k: string]: number
  }
  removed: string[]
  seats: SeatView1[]
  sides: SideView[]
  tiles: TileView[]
  figures: FigureView[]
  held: ObjectView[]
}
export interface SeatView1 {
  colour: string
  faction: string
  side: number
  small: number
  large: number
}
export interface SideView {
  seats: number[]
  points: number
  space: number
  laps: number
  final: number
}
export interface TileView {
  cell: string
  tile: string
  turn: number
}
export interface FigureView {
  seat: number
  size: string
  cell: string
  segment: string
}
export interface ObjectView {
  kind: string
  segments: string[]
  tiles: number
  symbols: number
  open: number
  settled: boolean
  owners: number[]
  side: number | null
  worth: number
  final: number
}
export interface OuterRimView {
  round: number
  step: string
  active: number
  first: number
  target: number
  extra_turn: boolean
  taken: string[]
  used: string[]
  map: string[]
  patrols: PatrolView[]
  contacts: ContactView[]
  gone: string[]
  market: MarketView[]
  supply: string[]
  encounters: {
    [k: string]: number
  }
  databank: {
    [k: string]: number
  }
  removed: string[]
  players: PlayerView[]
  resolving: ResolvingView[]
  combat: CombatView | null
  roll: RollView | null
  job: JobView | null
  purchase: PurchaseView | null
  deal: DealView | null
  solo: SoloView | null
  winner: number | null
}
export interface PatrolView {
  faction: string
  space: string
  level: number
  dice: number | null
  credits: number
  fame: number
  stack: number
}
/**
 * A contact space, and the contact on it.
 */
export interface ContactView {
  spot: string
  contact_class: string | null
  contact: string | null
  faceup: boolean
  card: string | null
  looked: number[]
}
export interface MarketView {
  deck: string
  left: number
  card: string | null
  cost: number
  price: number | null
  allowed: boolean
  affordable: boolean
  room: ('free' | 'make' | 'none') | null
  short: number
  ships: [string, number][]
}
export interface PlayerView {
  ai: boolean
  character: string | null
  flipped: boolean
  goal: [number, number] | null
  ship: string | null
  ship_flipped: boolean
  ship_goal: [number, number] | null
  space: string | null
  fame: number
  earned: number
  credits: number
  wounds: number
  dents: number
  values: {
    [k: string]: number
  }
  skills: {
    [k: string]: number
  }
  reputation: {
    [k: string]: number
  }
  defeated: boolean
  slots: SlotView1[]
  held: HeldView[]
  secrets: SecretView[]
}
export interface SlotView1 {
  kind: string
  where: string
  card: string | null
}
export interface HeldView {
  card: string
  slot: number | null
  captive: string | null
  marked: string | null
  fame: number
}
export interface SecretView {
  deck: string
  card: string | null
}
/**
 * A card that is being resolved.
 */
export interface ResolvingView {
  card: string | null
  deck: string | null
  section: string | null
  number: number | null
}
export interface CombatView {
  kind: string
  patrol: string | null
  contact: string | null
  bounty: string | null
  enemy: string | null
  card: string | null
  sides: SideView1[]
}
export interface SideView1 {
  player: number | null
  dice: number | null
  faces: string[]
  added: number
  ignored: string[]
  damage: number
}
/**
 * Dice outside of combat.
 */
export interface RollView {
  player: number
  kind: string
  skill: string | null
  copies: number
  dice: number
  faces: string[]
  passing: string[]
  card: string | null
}
export interface JobView {
  player: number
  card: string
  databank: string | null
  step: number
  steps: number
}
export interface PurchaseView {
  player: number
  deck: string
  card: string
  ship: string | null
  price: number
  goods: string[]
}
export interface DealView {
  player: number
  partner: number
  give: string[]
  get: string[]
  credits: number
  proposed: boolean
}
export interface SoloView {
  card: string | null
  last: string | null
  deck: number
  goals: string[]
}
