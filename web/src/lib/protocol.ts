// Made from docs/protocol.schema.json by `npm run types`: do not change by hand.

export type ArcsEvent =
  | EventSealed
  | EventOpened
  | ArcsEventInitiative
  | ArcsEventSetup
  | ArcsEventLaidOut
  | ArcsEventDrafted
  | ArcsEventLeaderPlaced
  | ArcsEventBeginsOutraged
  | ArcsEventScrapped
  | ArcsEventDrawsLore
  | ArcsEventKeptLore
  | ArcsEventChapter
  | ArcsEventDealt
  | ArcsEventPlayed
  | ArcsEventCopied
  | ArcsEventPassed
  | ArcsEventAllPassed
  | ArcsEventSeized
  | ArcsEventDeclared
  | ArcsEventGave
  | ArcsEventLooked
  | ArcsEventSwapped
  | ArcsEventAttached
  | ArcsEventTookCard
  | ArcsEventRecycled
  | ArcsEventDrew
  | ArcsEventDrewNothing
  | ArcsEventSpent
  | ArcsEventDeed
  | ArcsEventTaxed
  | ArcsEventGained
  | ArcsEventNoneLeft
  | ArcsEventSurplus
  | ArcsEventLost
  | ArcsEventTraded
  | ArcsEventBuilt
  | ArcsEventNoShip
  | ArcsEventRuthless
  | ArcsEventReshaped
  | ArcsEventPruned
  | ArcsEventAnnexed
  | ArcsEventCityReturned
  | ArcsEventPlaced
  | ArcsEventRepaired
  | ArcsEventMoved
  | ArcsEventGuided
  | ArcsEventInfluenced
  | ArcsEventSecured
  | ArcsEventRefilled
  | ArcsEventDiscarded
  | ArcsEventBuried
  | ArcsEventShuffledIn
  | ArcsEventGuildsShuffledIn
  | ArcsEventBattle
  | ArcsEventRifles
  | ArcsEventRolled
  | ArcsEventIntercepted
  | ArcsEventHit
  | ArcsEventOutrage
  | ArcsEventOutrageOver
  | ArcsEventStole
  | ArcsEventCaptured
  | ArcsEventCaptiveReturned
  | ArcsEventAgentsTrophies
  | ArcsEventExecuted
  | ArcsEventTrophyReturned
  | ArcsEventScored
  | ArcsEventPower
  | ArcsEventCleaned
export type CarcassonneEvent =
  | EventSealed
  | EventOpened
  | CarcassonneEventFirst
  | CarcassonneEventDrawn
  | CarcassonneEventRemoved
  | CarcassonneEventPlaced
  | CarcassonneEventFigure
  | CarcassonneEventFight
  | CarcassonneEventPool
  | CarcassonneEventRoll
  | CarcassonneEventTie
  | CarcassonneEventLost
  | CarcassonneEventWon
  | CarcassonneEventReturned
  | CarcassonneEventScored
  | CarcassonneEventFinal
  | CarcassonneEventLap
  | CarcassonneEventEnd
export type OuterRimEvent =
  | EventSealed
  | EventOpened
  | OuterRimEventFirst
  | OuterRimEventCharacter
  | OuterRimEventShip
  | OuterRimEventStart
  | OuterRimEventTurn
  | OuterRimEventExtraTurn
  | OuterRimEventTurnEnded
  | OuterRimEventMoved
  | OuterRimEventUsed
  | OuterRimEventWon
  | OuterRimEventGained
  | OuterRimEventLost
  | OuterRimEventFame
  | OuterRimEventReputation
  | OuterRimEventReputationKept
  | OuterRimEventWounded
  | OuterRimEventDented
  | OuterRimEventRecovered
  | OuterRimEventDefeated
  | OuterRimEventUpAgain
  | OuterRimEventGoalToken
  | OuterRimEventGoal
  | OuterRimEventRevealed
  | OuterRimEventSearched
  | OuterRimEventCycled
  | OuterRimEventBought
  | OuterRimEventTook
  | OuterRimEventDeclined
  | OuterRimEventDiscarded
  | OuterRimEventRemoved
  | OuterRimEventDelivered
  | OuterRimEventMarked
  | OuterRimEventDatabank
  | OuterRimEventSecret
  | OuterRimEventSecretKept
  | OuterRimEventSecretsLost
  | OuterRimEventJob
  | OuterRimEventJobDone
  | OuterRimEventJobFailed
  | OuterRimEventEncounter
  | OuterRimEventNoCard
  | OuterRimEventContact
  | OuterRimEventContactRevealed
  | OuterRimEventContactPlaced
  | OuterRimEventPeeked
  | OuterRimEventCaptured
  | OuterRimEventKilled
  | OuterRimEventPatrol
  | OuterRimEventPatrolNew
  | OuterRimEventRolled
  | OuterRimEventTested
  | OuterRimEventCombat
  | OuterRimEventEnemyRolled
  | OuterRimEventIgnored
  | OuterRimEventCombatWon
  | OuterRimEventCombatLost
  | OuterRimEventDeal
  | OuterRimEventDeclinedDeal
  | OuterRimEventOffer
  | OuterRimEventRequest
  | OuterRimEventGiven
  | OuterRimEventDeclinedOffer
  | OuterRimEventAiCard
  | OuterRimEventAiSection
  | OuterRimEventAiNothing
  | OuterRimEventAiStops
  | OuterRimEventAiDoes
  | OuterRimEventAiSkips
  | OuterRimEventAiShuffled
  | OuterRimEventAiPasses
  | OuterRimEventAiBuysNot
  | OuterRimEventAiNoCrew
  | OuterRimEventAiGoal
  | OuterRimEventAiGoalGone
export type ArcsAsk =
  | ArcsAskDraft
  | ArcsAskSecondHand
  | ArcsAskLead
  | ArcsAskFollow
  | ArcsAskSeize
  | ArcsAskDeclare
  | ArcsAskSeizeOrDeclare
  | ArcsAskPrelude
  | ArcsAskAct
  | ArcsAskSpent
  | ArcsAskGranted
  | ArcsAskGain
  | ArcsAskArrange
  | ArcsAskShips
  | ArcsAskCatapult
  | ArcsAskSprint
  | ArcsAskComeBack
  | ArcsAskWhichFirst
  | ArcsAskBringIn
  | ArcsAskDice
  | ArcsAskRerollBy
  | ArcsAskReroll
  | ArcsAskHit
  | ArcsAskDiscardWeapon
  | ArcsAskRansack
  | ArcsAskRaid
  | ArcsAskSteal
  | ArcsAskPlace
  | ArcsAskPressgang
  | ArcsAskExecute
  | ArcsAskRecycle
  | ArcsAskCluster
  | ArcsAskOutrage
  | ArcsAskFreeCity
  | ArcsAskMaySeize
  | ArcsAskGuide
  | ArcsAskMartyr
  | ArcsAskKeepLore
  | ArcsAskRuthless
  | ArcsAskMythic
  | ArcsAskGenerous
  | ArcsAskReact
  | ArcsAskBold
  | ArcsAskLook
  | ArcsAskSwap
export type CarcassonneAsk = CarcassonneAskPlace | CarcassonneAskFigure
export type OuterRimAsk =
  | OuterRimAskCharacter
  | OuterRimAskRival
  | OuterRimAskShip
  | OuterRimAskSide
  | OuterRimAskPlan
  | OuterRimAskExtraMove
  | OuterRimAskPlanet
  | OuterRimAskAct
  | OuterRimAskMarket
  | OuterRimAskPay
  | OuterRimAskSupply
  | OuterRimAskBargain
  | OuterRimAskSearch
  | OuterRimAskGain
  | OuterRimAskSlots
  | OuterRimAskDiscard
  | OuterRimAskSell
  | OuterRimAskDeliver
  | OuterRimAskFameInstead
  | OuterRimAskPartner
  | OuterRimAskDeal
  | OuterRimAskProposal
  | OuterRimAskOffer
  | OuterRimAskAnswerOffer
  | OuterRimAskAnswerRequest
  | OuterRimAskEncounter
  | OuterRimAskContact
  | OuterRimAskMeet
  | OuterRimAskPeek
  | OuterRimAskReveal
  | OuterRimAskOpponent
  | OuterRimAskDefend
  | OuterRimAskCapture
  | OuterRimAskPlaceContact
  | OuterRimAskChoose
  | OuterRimAskMay
  | OuterRimAskPrice
  | OuterRimAskGoal
  | OuterRimAskMark
  | OuterRimAskNearestPlayer
  | OuterRimAskPatrol
  | OuterRimAskReputation
  | OuterRimAskFactionGain
  | OuterRimAskFactionLose
  | OuterRimAskFactionSet
  | OuterRimAskFactionMovePatrol
  | OuterRimAskFactionPlacePatrol
  | OuterRimAskPlayerSteal
  | OuterRimAskPlayerResolve
  | OuterRimAskPlayerTest
  | OuterRimAskPlayerFight
  | OuterRimAskPlayerMovePatrol
  | OuterRimAskTest
  | OuterRimAskAfterRoll
  | OuterRimAskReroll
  | OuterRimAskTurn
  | OuterRimAskIgnore
  | OuterRimAskFirst

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
  React?: React
  EraseChat?: EraseChat
  Mute?: Mute
  Remove?: Remove
  WhyNot?: WhyNot
  Inspect?: Inspect
  Outlook?: Outlook
  Asides?: Asides
  ChooseAhead?: ChooseAhead
  Aheads?: Aheads
  Hint?: Hint
  SealLuck?: SealLuck
  ShowLuck?: ShowLuck
  Visible?: Visible
  Ping?: Ping
  Welcome?: Welcome
  TableTold?: TableTold
  Summary?: Summary
  SeatSummary?: SeatSummary
  ClockPlan?: ClockPlan
  Said?: Said
  PackUsed?: PackUsed
  DiceTold?: DiceTold
  LuckTold?: LuckTold
  AskTold?: AskTold
  SayTold?: SayTold
  OptionTold?: OptionTold
  ClockTold?: ClockTold
  UndoTold?: UndoTold
  HandOverTold?: HandOverTold
  AgainTold?: AgainTold
  DeedTold?: DeedTold
  EventTold?: EventTold
  Seen?: Seen
  AheadTold?: AheadTold
  LineTold?: LineTold
  News?: News
  StepTold?: StepTold
  Presence?: Presence
  Eyes?: Eyes
  Gallery?: Gallery
  Reaction?: Reaction
  Ahead?: Ahead
  Inbox?: Inbox
  Done?: Done
  Refused?: Refused
  Goodbye?: Goodbye
  HintTold?: HintTold
  Problem?: Problem
  LessonTold?: LessonTold
  LessonPart?: LessonPart
  LessonStep?: LessonStep
  LessonSign?: LessonSign
  FormTold?: FormTold
  PackForm?: PackForm
  Table?: Table
  Parts?: Parts
  Field?: Field
  Whole?: Whole
  Word?: Word
  Message?: Message
  Text?: Text
  Truth?: Truth
  Choice?: Choice
  Items?: Items
  ByKey?: ByKey
  Kinds?: Kinds
  Kind?: Kind
  Terms?: Terms
  Term?: Term
  Named?: Named
  PackEntry?: PackEntry
  Me?: Me
  Name?: Name
  Password?: Password
  Login?: Login
  GameTold?: GameTold
  FieldTold?: FieldTold
  Sources?: Sources
  Gain?: Gain
  Mark?: Mark
  Listed?: Listed
  NewTable?: NewTable
  SeatPlan?: SeatPlan
  TableMade?: TableMade
  Claim?: Claim
  SeatTaken?: SeatTaken
  SeatBody?: SeatBody
  LinkMade?: LinkMade
  ViewTold?: ViewTold
  Fork?: Fork
  RatingTold?: RatingTold
  Again?: Again
  SeatChange?: SeatChange
  StoryTold?: StoryTold
  MyData?: MyData
  OutcomeTold?: OutcomeTold
  MyTable?: MyTable
  MyDeed?: MyDeed
  MyAhead?: MyAhead
  MyPack?: MyPack
  MyTie?: MyTie
  VacationTold?: VacationTold
  MyMail?: MyMail
  MyNotices?: MyNotices
  NoticeWishes?: NoticeWishes
  Quiet?: Quiet
  MyWaiting?: MyWaiting
  MyBrowser?: MyBrowser
  Deletion?: Deletion
  Hidden?: Hidden
  PlayerTold?: PlayerTold
  PersonTold?: PersonTold
  PeopleTold?: PeopleTold
  InboxTold?: InboxTold
  InvitationTold?: InvitationTold
  WaitingTold?: WaitingTold
  Invite?: Invite
  VacationsTold?: VacationsTold
  VacationPlan?: VacationPlan
  MailTold?: MailTold
  NewMail?: NewMail
  NoMail?: NoMail
  MailNotices?: MailNotices
  MailedToken?: MailedToken
  MailConfirmed?: MailConfirmed
  Forgotten?: Forgotten
  PasswordOf?: PasswordOf
  NewPassword?: NewPassword
  WatchersTold?: WatchersTold
  NoticesTold?: NoticesTold
  BrowserTold?: BrowserTold
  NewBrowser?: NewBrowser
  TableNotices?: TableNotices
  Silence?: Silence
  AnalysisTold?: AnalysisTold
  ChanceTold?: ChanceTold
  JudgedTold?: JudgedTold
  CodeWanted?: CodeWanted
  CodeTold?: CodeTold
  PackList?: PackList
  PackHead?: PackHead
  PackPerson?: PackPerson
  NewPack?: NewPack
  PackTold?: PackTold
  PackMistake?: PackMistake
  PackDoes?: PackDoes
  PackText?: PackText
  PackChecked?: PackChecked
  PackCardTold?: PackCardTold
  PackSave?: PackSave
  PackShare?: PackShare
  PackInvitation?: PackInvitation
  PackJoin?: PackJoin
  PackOpening?: PackOpening
  OpenPack?: OpenPack
  PackEntries?: PackEntries
  PackWritten?: PackWritten
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
  ArcsOutlook?: ArcsOutlook
  Means?: Means
  BattleOdds?: BattleOdds
  Stealable?: Stealable
  OutrageAhead?: OutrageAhead
  ArcsComponents?: ArcsComponents
  PrintedSystem?: PrintedSystem
  PrintedSetup?: PrintedSetup
  ActionCard?: ActionCard
  CourtCard?: CourtCard
  PrintedLeader?: PrintedLeader
  Pieces?: Pieces
  CarcassonneView?: CarcassonneView
  'starboard.games.carcassonne.view.SeatView'?: SeatView1
  'starboard.games.carcassonne.view.SideView'?: SideView
  TileView?: TileView
  FigureView?: FigureView
  HeldObjectView?: HeldObjectView
  ObjectView?: ObjectView
  CarcassonneOutlook?: CarcassonneOutlook
  FightOdds?: FightOdds
  SideOdds?: SideOdds
  CarcassonneComponents?: CarcassonneComponents
  Face?: Face
  FaceSegment?: FaceSegment
  FaceSymbol?: FaceSymbol
  OuterRimView?: OuterRimView
  PatrolView?: PatrolView
  ContactView?: ContactView
  MarketView?: MarketView
  PlayerView?: PlayerView
  'starboard.games.outer_rim.view.players.SlotView'?: SlotView1
  HeldView?: HeldView
  SecretView?: SecretView
  ResolvingView?: ResolvingView
  CombatView?: CombatView
  'starboard.games.outer_rim.view.progress.SideView'?: SideView1
  RollView?: RollView
  JobView?: JobView
  PurchaseView?: PurchaseView
  DealView?: DealView
  SoloView?: SoloView
  OuterRimOutlook?: OuterRimOutlook
  TestOdds?: TestOdds
  CombatOdds?: CombatOdds
  DefeatCost?: DefeatCost
  RowOdds?: RowOdds
  OuterRimComponents?: OuterRimComponents
  PrintedMap?: PrintedMap
  PrintedTile?: PrintedTile
  PrintedSpace?: PrintedSpace
  PrintedStack?: PrintedStack
  MapLayout?: MapLayout
  LayoutRim?: LayoutRim
  LayoutPosition?: LayoutPosition
  LayoutEndcap?: LayoutEndcap
  LayoutStack?: LayoutStack
  LayoutTile?: LayoutTile
  LayoutLane?: LayoutLane
  LayoutSpace?: LayoutSpace
  LayoutLabel?: LayoutLabel
  PrintedCharacter?: PrintedCharacter
  PrintedShip?: PrintedShip
  PrintedContact?: PrintedContact
  PrintedPatrol?: PrintedPatrol
  PrintedCard?: PrintedCard
  PrintedReward?: PrintedReward
  PrintedBounty?: PrintedBounty
  PrintedJob?: PrintedJob
  PatrolMove?: PatrolMove
  PrintedSection?: PrintedSection
  EncounterDeck?: EncounterDeck
  PrintedWords?: PrintedWords
  EventSealed?: EventSealed
  EventOpened?: EventOpened
  ArcsEventInitiative?: ArcsEventInitiative
  ArcsEventSetup?: ArcsEventSetup
  ArcsEventLaidOut?: ArcsEventLaidOut
  ArcsEventDrafted?: ArcsEventDrafted
  ArcsEventLeaderPlaced?: ArcsEventLeaderPlaced
  ArcsEventBeginsOutraged?: ArcsEventBeginsOutraged
  ArcsEventScrapped?: ArcsEventScrapped
  ArcsEventDrawsLore?: ArcsEventDrawsLore
  ArcsEventKeptLore?: ArcsEventKeptLore
  ArcsEventChapter?: ArcsEventChapter
  ArcsEventDealt?: ArcsEventDealt
  ArcsEventPlayed?: ArcsEventPlayed
  ArcsEventCopied?: ArcsEventCopied
  ArcsEventPassed?: ArcsEventPassed
  ArcsEventAllPassed?: ArcsEventAllPassed
  ArcsEventSeized?: ArcsEventSeized
  ArcsEventDeclared?: ArcsEventDeclared
  ArcsEventGave?: ArcsEventGave
  ArcsEventLooked?: ArcsEventLooked
  ArcsEventSwapped?: ArcsEventSwapped
  ArcsEventAttached?: ArcsEventAttached
  ArcsEventTookCard?: ArcsEventTookCard
  ArcsEventRecycled?: ArcsEventRecycled
  ArcsEventDrew?: ArcsEventDrew
  ArcsEventDrewNothing?: ArcsEventDrewNothing
  ArcsEventSpent?: ArcsEventSpent
  ArcsEventDeed?: ArcsEventDeed
  ArcsEventTaxed?: ArcsEventTaxed
  ArcsEventGained?: ArcsEventGained
  ArcsEventNoneLeft?: ArcsEventNoneLeft
  ArcsEventSurplus?: ArcsEventSurplus
  ArcsEventLost?: ArcsEventLost
  ArcsEventTraded?: ArcsEventTraded
  ArcsEventBuilt?: ArcsEventBuilt
  ArcsEventNoShip?: ArcsEventNoShip
  ArcsEventRuthless?: ArcsEventRuthless
  ArcsEventReshaped?: ArcsEventReshaped
  ArcsEventPruned?: ArcsEventPruned
  ArcsEventAnnexed?: ArcsEventAnnexed
  ArcsEventCityReturned?: ArcsEventCityReturned
  ArcsEventPlaced?: ArcsEventPlaced
  ArcsEventRepaired?: ArcsEventRepaired
  ArcsEventMoved?: ArcsEventMoved
  ArcsEventGuided?: ArcsEventGuided
  ArcsEventInfluenced?: ArcsEventInfluenced
  ArcsEventSecured?: ArcsEventSecured
  ArcsEventRefilled?: ArcsEventRefilled
  ArcsEventDiscarded?: ArcsEventDiscarded
  ArcsEventBuried?: ArcsEventBuried
  ArcsEventShuffledIn?: ArcsEventShuffledIn
  ArcsEventGuildsShuffledIn?: ArcsEventGuildsShuffledIn
  ArcsEventBattle?: ArcsEventBattle
  ArcsEventRifles?: ArcsEventRifles
  ArcsEventRolled?: ArcsEventRolled
  ArcsEventIntercepted?: ArcsEventIntercepted
  ArcsEventHit?: ArcsEventHit
  ArcsEventOutrage?: ArcsEventOutrage
  ArcsEventOutrageOver?: ArcsEventOutrageOver
  ArcsEventStole?: ArcsEventStole
  ArcsEventCaptured?: ArcsEventCaptured
  ArcsEventCaptiveReturned?: ArcsEventCaptiveReturned
  ArcsEventAgentsTrophies?: ArcsEventAgentsTrophies
  ArcsEventExecuted?: ArcsEventExecuted
  ArcsEventTrophyReturned?: ArcsEventTrophyReturned
  ArcsEventScored?: ArcsEventScored
  ArcsEventPower?: ArcsEventPower
  ArcsEventCleaned?: ArcsEventCleaned
  ArcsEvent?: ArcsEvent
  CarcassonneEventFirst?: CarcassonneEventFirst
  CarcassonneEventDrawn?: CarcassonneEventDrawn
  CarcassonneEventRemoved?: CarcassonneEventRemoved
  CarcassonneEventPlaced?: CarcassonneEventPlaced
  CarcassonneEventFigure?: CarcassonneEventFigure
  CarcassonneEventFight?: CarcassonneEventFight
  CarcassonneEventPool?: CarcassonneEventPool
  CarcassonneEventRoll?: CarcassonneEventRoll
  CarcassonneEventTie?: CarcassonneEventTie
  CarcassonneEventLost?: CarcassonneEventLost
  CarcassonneEventWon?: CarcassonneEventWon
  CarcassonneEventReturned?: CarcassonneEventReturned
  CarcassonneEventScored?: CarcassonneEventScored
  CarcassonneEventFinal?: CarcassonneEventFinal
  CarcassonneEventLap?: CarcassonneEventLap
  CarcassonneEventEnd?: CarcassonneEventEnd
  CarcassonneEvent?: CarcassonneEvent
  OuterRimEventFirst?: OuterRimEventFirst
  OuterRimEventCharacter?: OuterRimEventCharacter
  OuterRimEventShip?: OuterRimEventShip
  OuterRimEventStart?: OuterRimEventStart
  OuterRimEventTurn?: OuterRimEventTurn
  OuterRimEventExtraTurn?: OuterRimEventExtraTurn
  OuterRimEventTurnEnded?: OuterRimEventTurnEnded
  OuterRimEventMoved?: OuterRimEventMoved
  OuterRimEventUsed?: OuterRimEventUsed
  OuterRimEventWon?: OuterRimEventWon
  OuterRimEventGained?: OuterRimEventGained
  OuterRimEventLost?: OuterRimEventLost
  OuterRimEventFame?: OuterRimEventFame
  OuterRimEventReputation?: OuterRimEventReputation
  OuterRimEventReputationKept?: OuterRimEventReputationKept
  OuterRimEventWounded?: OuterRimEventWounded
  OuterRimEventDented?: OuterRimEventDented
  OuterRimEventRecovered?: OuterRimEventRecovered
  OuterRimEventDefeated?: OuterRimEventDefeated
  OuterRimEventUpAgain?: OuterRimEventUpAgain
  OuterRimEventGoalToken?: OuterRimEventGoalToken
  OuterRimEventGoal?: OuterRimEventGoal
  OuterRimEventRevealed?: OuterRimEventRevealed
  OuterRimEventSearched?: OuterRimEventSearched
  OuterRimEventCycled?: OuterRimEventCycled
  OuterRimEventBought?: OuterRimEventBought
  OuterRimEventTook?: OuterRimEventTook
  OuterRimEventDeclined?: OuterRimEventDeclined
  OuterRimEventDiscarded?: OuterRimEventDiscarded
  OuterRimEventRemoved?: OuterRimEventRemoved
  OuterRimEventDelivered?: OuterRimEventDelivered
  OuterRimEventMarked?: OuterRimEventMarked
  OuterRimEventDatabank?: OuterRimEventDatabank
  OuterRimEventSecret?: OuterRimEventSecret
  OuterRimEventSecretKept?: OuterRimEventSecretKept
  OuterRimEventSecretsLost?: OuterRimEventSecretsLost
  OuterRimEventJob?: OuterRimEventJob
  OuterRimEventJobDone?: OuterRimEventJobDone
  OuterRimEventJobFailed?: OuterRimEventJobFailed
  OuterRimEventEncounter?: OuterRimEventEncounter
  OuterRimEventNoCard?: OuterRimEventNoCard
  OuterRimEventContact?: OuterRimEventContact
  OuterRimEventContactRevealed?: OuterRimEventContactRevealed
  OuterRimEventContactPlaced?: OuterRimEventContactPlaced
  OuterRimEventPeeked?: OuterRimEventPeeked
  OuterRimEventCaptured?: OuterRimEventCaptured
  OuterRimEventKilled?: OuterRimEventKilled
  OuterRimEventPatrol?: OuterRimEventPatrol
  OuterRimEventPatrolNew?: OuterRimEventPatrolNew
  OuterRimEventRolled?: OuterRimEventRolled
  OuterRimEventTested?: OuterRimEventTested
  OuterRimEventCombat?: OuterRimEventCombat
  OuterRimEventEnemyRolled?: OuterRimEventEnemyRolled
  OuterRimEventIgnored?: OuterRimEventIgnored
  OuterRimEventCombatWon?: OuterRimEventCombatWon
  OuterRimEventCombatLost?: OuterRimEventCombatLost
  OuterRimEventDeal?: OuterRimEventDeal
  OuterRimEventDeclinedDeal?: OuterRimEventDeclinedDeal
  OuterRimEventOffer?: OuterRimEventOffer
  OuterRimEventRequest?: OuterRimEventRequest
  OuterRimEventGiven?: OuterRimEventGiven
  OuterRimEventDeclinedOffer?: OuterRimEventDeclinedOffer
  OuterRimEventAiCard?: OuterRimEventAiCard
  OuterRimEventAiSection?: OuterRimEventAiSection
  OuterRimEventAiNothing?: OuterRimEventAiNothing
  OuterRimEventAiStops?: OuterRimEventAiStops
  OuterRimEventAiDoes?: OuterRimEventAiDoes
  OuterRimEventAiSkips?: OuterRimEventAiSkips
  OuterRimEventAiShuffled?: OuterRimEventAiShuffled
  OuterRimEventAiPasses?: OuterRimEventAiPasses
  OuterRimEventAiBuysNot?: OuterRimEventAiBuysNot
  OuterRimEventAiNoCrew?: OuterRimEventAiNoCrew
  OuterRimEventAiGoal?: OuterRimEventAiGoal
  OuterRimEventAiGoalGone?: OuterRimEventAiGoalGone
  OuterRimEvent?: OuterRimEvent
  ArcsAskDraft?: ArcsAskDraft
  ArcsAskSecondHand?: ArcsAskSecondHand
  ArcsAskLead?: ArcsAskLead
  ArcsAskFollow?: ArcsAskFollow
  ArcsAskSeize?: ArcsAskSeize
  ArcsAskDeclare?: ArcsAskDeclare
  ArcsAskSeizeOrDeclare?: ArcsAskSeizeOrDeclare
  ArcsAskPrelude?: ArcsAskPrelude
  ArcsAskAct?: ArcsAskAct
  ArcsAskSpent?: ArcsAskSpent
  ArcsAskGranted?: ArcsAskGranted
  ArcsAskGain?: ArcsAskGain
  ArcsAskArrange?: ArcsAskArrange
  ArcsAskShips?: ArcsAskShips
  ArcsAskCatapult?: ArcsAskCatapult
  ArcsAskSprint?: ArcsAskSprint
  ArcsAskComeBack?: ArcsAskComeBack
  ArcsAskWhichFirst?: ArcsAskWhichFirst
  ArcsAskBringIn?: ArcsAskBringIn
  ArcsAskDice?: ArcsAskDice
  ArcsAskRerollBy?: ArcsAskRerollBy
  ArcsAskReroll?: ArcsAskReroll
  ArcsAskHit?: ArcsAskHit
  ArcsAskDiscardWeapon?: ArcsAskDiscardWeapon
  ArcsAskRansack?: ArcsAskRansack
  ArcsAskRaid?: ArcsAskRaid
  ArcsAskSteal?: ArcsAskSteal
  ArcsAskPlace?: ArcsAskPlace
  ArcsAskPressgang?: ArcsAskPressgang
  ArcsAskExecute?: ArcsAskExecute
  ArcsAskRecycle?: ArcsAskRecycle
  ArcsAskCluster?: ArcsAskCluster
  ArcsAskOutrage?: ArcsAskOutrage
  ArcsAskFreeCity?: ArcsAskFreeCity
  ArcsAskMaySeize?: ArcsAskMaySeize
  ArcsAskGuide?: ArcsAskGuide
  ArcsAskMartyr?: ArcsAskMartyr
  ArcsAskKeepLore?: ArcsAskKeepLore
  ArcsAskRuthless?: ArcsAskRuthless
  ArcsAskMythic?: ArcsAskMythic
  ArcsAskGenerous?: ArcsAskGenerous
  ArcsAskReact?: ArcsAskReact
  ArcsAskBold?: ArcsAskBold
  ArcsAskLook?: ArcsAskLook
  ArcsAskSwap?: ArcsAskSwap
  ArcsAsk?: ArcsAsk
  CarcassonneAskPlace?: CarcassonneAskPlace
  CarcassonneAskFigure?: CarcassonneAskFigure
  CarcassonneAsk?: CarcassonneAsk
  OuterRimAskCharacter?: OuterRimAskCharacter
  OuterRimAskRival?: OuterRimAskRival
  OuterRimAskShip?: OuterRimAskShip
  OuterRimAskSide?: OuterRimAskSide
  OuterRimAskPlan?: OuterRimAskPlan
  OuterRimAskExtraMove?: OuterRimAskExtraMove
  OuterRimAskPlanet?: OuterRimAskPlanet
  OuterRimAskAct?: OuterRimAskAct
  OuterRimAskMarket?: OuterRimAskMarket
  OuterRimAskPay?: OuterRimAskPay
  OuterRimAskSupply?: OuterRimAskSupply
  OuterRimAskBargain?: OuterRimAskBargain
  OuterRimAskSearch?: OuterRimAskSearch
  OuterRimAskGain?: OuterRimAskGain
  OuterRimAskSlots?: OuterRimAskSlots
  OuterRimAskDiscard?: OuterRimAskDiscard
  OuterRimAskSell?: OuterRimAskSell
  OuterRimAskDeliver?: OuterRimAskDeliver
  OuterRimAskFameInstead?: OuterRimAskFameInstead
  OuterRimAskPartner?: OuterRimAskPartner
  OuterRimAskDeal?: OuterRimAskDeal
  OuterRimAskProposal?: OuterRimAskProposal
  OuterRimAskOffer?: OuterRimAskOffer
  OuterRimAskAnswerOffer?: OuterRimAskAnswerOffer
  OuterRimAskAnswerRequest?: OuterRimAskAnswerRequest
  OuterRimAskEncounter?: OuterRimAskEncounter
  OuterRimAskContact?: OuterRimAskContact
  OuterRimAskMeet?: OuterRimAskMeet
  OuterRimAskPeek?: OuterRimAskPeek
  OuterRimAskReveal?: OuterRimAskReveal
  OuterRimAskOpponent?: OuterRimAskOpponent
  OuterRimAskDefend?: OuterRimAskDefend
  OuterRimAskCapture?: OuterRimAskCapture
  OuterRimAskPlaceContact?: OuterRimAskPlaceContact
  OuterRimAskChoose?: OuterRimAskChoose
  OuterRimAskMay?: OuterRimAskMay
  OuterRimAskPrice?: OuterRimAskPrice
  OuterRimAskGoal?: OuterRimAskGoal
  OuterRimAskMark?: OuterRimAskMark
  OuterRimAskNearestPlayer?: OuterRimAskNearestPlayer
  OuterRimAskPatrol?: OuterRimAskPatrol
  OuterRimAskReputation?: OuterRimAskReputation
  OuterRimAskFactionGain?: OuterRimAskFactionGain
  OuterRimAskFactionLose?: OuterRimAskFactionLose
  OuterRimAskFactionSet?: OuterRimAskFactionSet
  OuterRimAskFactionMovePatrol?: OuterRimAskFactionMovePatrol
  OuterRimAskFactionPlacePatrol?: OuterRimAskFactionPlacePatrol
  OuterRimAskPlayerSteal?: OuterRimAskPlayerSteal
  OuterRimAskPlayerResolve?: OuterRimAskPlayerResolve
  OuterRimAskPlayerTest?: OuterRimAskPlayerTest
  OuterRimAskPlayerFight?: OuterRimAskPlayerFight
  OuterRimAskPlayerMovePatrol?: OuterRimAskPlayerMovePatrol
  OuterRimAskTest?: OuterRimAskTest
  OuterRimAskAfterRoll?: OuterRimAskAfterRoll
  OuterRimAskReroll?: OuterRimAskReroll
  OuterRimAskTurn?: OuterRimAskTurn
  OuterRimAskIgnore?: OuterRimAskIgnore
  OuterRimAskFirst?: OuterRimAskFirst
  OuterRimAsk?: OuterRimAsk
}
/**
 * First of all: what did I miss after entry `after`? `protocol` says which messages the client understands.
 *
 *     `eyes` are the seats of mine to look through: all, if nothing is said; none, for a screen that everybody looks at.
 */
export interface Hello {
  do: 'hello'
  id?: number
  after?: number
  protocol?: number
  eyes?:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number, number, number, number, number]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ]
    | null
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
 * Show an emblem to everybody at the table, for a moment, from one's own seat.
 */
export interface React {
  do: 'react'
  id?: number
  what:
    'clap' | 'good-game' | 'hurry' | 'laugh' | 'luck' | 'no' | 'sad' | 'sorry' | 'thanks' | 'thinking' | 'wow' | 'yes'
}
/**
 * Take a line of the chat away: one's own, or any at one's own table.
 */
export interface EraseChat {
  do: 'erase-chat'
  id?: number
  line: number
  room?: '' | 'gallery'
}
/**
 * Let whoever wrote this line write no more at one's own table; the same again lets them.
 */
export interface Mute {
  do: 'mute'
  id?: number
  line: number
  room?: '' | 'gallery'
}
/**
 * Send somebody away from a seat at one's own table, before the start.
 */
export interface Remove {
  do: 'remove'
  id?: number
  seat: number
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
 * Asks what is known of this target.
 */
export interface Inspect {
  do: 'inspect'
  id?: number
  target: string
}
/**
 * Asks what would follow from this choice, as far as everybody may know.
 */
export interface Outlook {
  do: 'outlook'
  id?: number
  choice: string
  seat?: number | null
}
/**
 * Asks what I may do out of turn.
 */
export interface Asides {
  do: 'asides'
  id?: number
  seat: number
}
/**
 * Answer asks of this kind for me when they come, or no longer: as long as what it rests on is as I see it now.
 *
 *     `ply` is the position that I see.
 */
export interface ChooseAhead {
  do: 'ahead'
  id?: number
  seat: number
  kind: string
  on?: boolean
  ply?: number | null
}
/**
 * Asks what I may choose ahead now.
 */
export interface Aheads {
  do: 'aheads'
  id?: number
  seat: number
}
/**
 * Asks what a bot would do. Only at tables that allow it.
 */
export interface Hint {
  do: 'hint'
  id?: number
  seat: number
}
/**
 * I take part in the luck of the dice: this is the hash of mine (kernel/fair.py), for the promise of this round.
 */
export interface SealLuck {
  do: 'seal-luck'
  id?: number
  seat: number
  round: number
  seal: string
}
/**
 * The game is about to start: this is the luck that I have sealed.
 */
export interface ShowLuck {
  do: 'show-luck'
  id?: number
  seat: number
  round: number
  luck: string
}
/**
 * Says whether the page is looked at. It is, until this is said.
 */
export interface Visible {
  do: 'visible'
  id?: number
  on: boolean
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
  presence?: (Seen | null)[]
  ahead?: AheadTold[]
  eyes?: number
  gallery?: LineTold[]
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
  dice?: DiceTold | null
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
  undo_unrates?: boolean
  pause_ends?: number | null
  secret?: string | null
  hand_overs?: HandOverTold[]
  again?: AgainTold | null
  unrated?: string | null
  adviser?: string | null
  later?: number
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
  due?: number | null
  prompt?: Said | null
  options?: {}
  lesson?: boolean
  pack?: PackUsed | null
  shuffle?: boolean
  record?: boolean
  delay?: number
  watchers?: string
  ended_at?: number | null
}
export interface SeatSummary {
  kind: string
  name?: string
  who?: string
  bot?: string | null
  conceded?: boolean
  kept?: string
  kept_who?: string
  gone?: boolean
  deadline?: number | null
  reminded?: boolean
  away?: number | null
}
/**
 * Limits how long a seat may think: `seconds` for each move, or `game` seconds in all; then the reserve, once.
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
 * Names the content pack of somebody's own that a table plays with; what is in it is kept by the sign.
 */
export interface PackUsed {
  sign: string
  name?: string
}
/**
 * Tells how the luck of the dice stands (docs/protocol.md, fair dice).
 */
export interface DiceTold {
  round: number
  seats: LuckTold[]
  starting?: number | null
  to_show?: number[]
  seals?: string[]
}
/**
 * Tells what a seat adds to the dice.
 */
export interface LuckTold {
  part?: boolean
  left_out?: boolean
  seal?: string
  luck?: string
}
/**
 * A pending decision, as the game declares its asks; its options only for the seat that is asked.
 *
 *     The message that asks has the key `GAME-ask-IS`, and the seat and the facts as arguments, but for what `prompt`
 *     tells otherwise.
 */
export interface AskTold {
  seat: number
  is: string
  facts?: {
    [k: string]: unknown
  }
  prompt?: SayTold | null
  rule?: string | null
  options?: OptionTold[] | null
}
/**
 * Tells of a message what does not follow from facts: a key other than the usual one, and arguments.
 */
export interface SayTold {
  key?: string | null
  args?: {}
}
/**
 * An option; `facts` are those that neither its notation nor its targets tell.
 */
export interface OptionTold {
  notation: string
  label: Said
  targets?: string[]
  rule?: string | null
  facts?: {
    [k: string]: unknown
  }
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
/**
 * Tells what happened: `is` and `facts` as the game declares its events.
 *
 *     The message that says it has the key `GAME-event-IS` and the facts as arguments, but for what `say` tells otherwise.
 */
export interface EventTold {
  is: string
  facts?: {
    [k: string]: unknown
  }
  say?: SayTold | null
  rule?: string | null
}
/**
 * Tells where somebody is: `here` and looking, `away`, or `lost` by a broken line a moment ago; and since when.
 */
export interface Seen {
  state: string
  at: number
}
/**
 * A choice of one's own that was made ahead: the seat, the kind, and why it was withdrawn, if it was.
 *
 *     The name of the reason is said by `GAME-ahead-because-NAME`, or `table-ahead-because-NAME` of any game.
 */
export interface AheadTold {
  seat: number
  kind: string
  because?: string
}
/**
 * A line of the gallery, where those talk who watch a game; by its number there.
 */
export interface LineTold {
  line: number
  at: number
  name?: string
  text?: string
}
/**
 * An entry was added to the log: the steps in which it happened, and then what else has changed of the table.
 *
 *     `steps` are patches of `table.view`, one after another, and `table` is a patch of the table after them; no patch
 *     where nothing but the log has changed.
 */
export interface News {
  it: 'news'
  entry: DeedTold
  steps?: StepTold[]
  table?: {
    [k: string]: unknown
  }
}
/**
 * A step of what happened in an entry: how many of its events, the next ones, and what they changed in the view.
 *
 *     Only the last step may have no event: what nobody tells may have followed.
 */
export interface StepTold {
  events?: number
  view?: {
    [k: string]: unknown
  }
}
/**
 * Somebody has come, gone, or looks elsewhere: where those at each seat are, as far as that is known.
 */
export interface Presence {
  it: 'presence'
  seats: (Seen | null)[]
}
/**
 * Somebody has begun or ceased to watch without a seat: how many do.
 */
export interface Eyes {
  it: 'eyes'
  count: number
}
/**
 * Lines of the gallery that are new, or were taken away: each in the place of one with the same number.
 */
export interface Gallery {
  it: 'gallery'
  lines: LineTold[]
}
/**
 * Somebody shows an emblem, to be seen at their seat for some seconds.
 */
export interface Reaction {
  it: 'reaction'
  seat: number
  what:
    'clap' | 'good-game' | 'hurry' | 'laugh' | 'luck' | 'no' | 'sad' | 'sorry' | 'thanks' | 'thinking' | 'wow' | 'yes'
}
/**
 * Tells whoever chose it, and nobody else, all that is chosen ahead at the seats they look through.
 */
export interface Ahead {
  it: 'ahead'
  choices: AheadTold[]
}
/**
 * There is something new for the receiver: `GET /api/people/inbox`.
 */
export interface Inbox {
  it: 'inbox'
}
/**
 * Confirms that a wish is done (and durable, if it was a deed: entry `n`), or brings its answer.
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
 * The server ends the connection: `restart`, `slow`, `too-fast`, … Come back, and say hello.
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
 * Tells why an HTTP request was refused.
 */
export interface Problem {
  reason: Said
  text: string
  rule?: string | null
}
/**
 * A guided game for two: the learner sits at the first seat, the coach plays the other.
 */
export interface LessonTold {
  parts: {
    [k: string]: LessonPart
  }
  steps: LessonStep[]
  game?: string
  tells?: string[]
  stands?: 'above' | 'below'
  tight?: boolean
}
export interface LessonPart {
  record: string
  first: number
}
/**
 * Its words are `web-first-GAME-ID`, with `-title` and `-done`.
 */
export interface LessonStep {
  id: string
  part: string
  from: number
  to: number
  rule: string
  goal?: LessonSign[][] | null
  asks?: string[] | null
  within?: string[] | null
}
/**
 * An event with these facts, among others.
 */
export interface LessonSign {
  is: string
  facts?: {}
}
/**
 * Tells what packs of a game can say, and all entries that they can change.
 */
export interface FormTold {
  form: PackForm
  entries: PackEntry[]
}
export interface PackForm {
  tables: Table[]
  shapes: {
    [k: string]: Whole | Text | Truth | Choice | Items | Parts | ByKey | Kinds | Terms | Named
  }
  notes?: string[]
}
export interface Table {
  name: string
  of: Parts | Kinds
  grows?: boolean
}
/**
 * A table of fields.
 */
export interface Parts {
  is: 'parts'
  fields: Field[]
}
export interface Field {
  name: string
  of: Whole | Text | Truth | Choice | Items | Parts | ByKey | Kinds | Terms | Named
  required?: boolean
}
/**
 * A whole number, or a word in its place (`all`).
 */
export interface Whole {
  is: 'whole'
  least?: number
  most?: number | null
  words?: Word[]
}
/**
 * A word that can be written, and how people call it.
 */
export interface Word {
  value: string
  say?: Message | null
}
export interface Message {
  key: string
  args?: {
    [k: string]: string | number | Message
  }
}
export interface Text {
  is: 'text'
  languages?: boolean
  long?: boolean
}
export interface Truth {
  is: 'truth'
}
/**
 * One of some words, or the id of an entry of a table, if that has one of the values in each field of `having`.
 *
 *     Where it is `free`, any other word may be written as well.
 */
export interface Choice {
  is: 'choice'
  words?: Word[]
  table?: string
  having?: {
    [k: string]: string[]
  }
  free?: boolean
}
/**
 * A list; `length` if it has always so many items.
 */
export interface Items {
  is: 'items'
  of: Whole | Text | Truth | Choice | Items | Parts | ByKey | Kinds | Terms | Named
  length?: number | null
}
/**
 * A table in which the keys can be chosen.
 */
export interface ByKey {
  is: 'by-key'
  keys: Choice
  of: Whole | Text | Truth | Choice | Items | Parts | ByKey | Kinds | Terms | Named
}
/**
 * A table whose fields depend on what is written in one of them, such as `do` or `type`.
 */
export interface Kinds {
  is: 'kinds'
  field: string
  kinds: Kind[]
}
/**
 * One of several kinds of tables; `homes` are the only places where it can stand, if not in all.
 */
export interface Kind {
  value: string
  fields?: Field[]
  say?: Message | null
  homes?: string[]
}
/**
 * A text of several terms with `between` in between.
 */
export interface Terms {
  is: 'terms'
  terms: Term[]
  between?: string
}
/**
 * A part of a text, written as `form`, with what is chosen (`of`) in place of its star.
 */
export interface Term {
  form: string
  say?: Message | null
  of?: (Whole | Text | Truth | Choice | Items | Parts | ByKey | Kinds | Terms | Named) | null
}
/**
 * A shape that has a name, since it is used often, or inside itself. `home` says where it stands, until another
 *     one does: what kinds can be chosen may depend on it.
 */
export interface Named {
  is: 'named'
  name: string
  home?: string
}
/**
 * An entry: all that can be written of it, and how it is told.
 */
export interface PackEntry {
  table: string
  id: string
  values: {}
  name?: Message | null
  deck?: Message | null
  mark?: string
  texts?: Message[]
  stories?: string[]
  part?: string
}
export interface Me {
  name: string
  kept: boolean
  who: string
  lost?: string | null
  banned?: string | null
  muted?: boolean
  hidden?: boolean
}
export interface Name {
  name: string
}
export interface Password {
  password: string
  old?: string | null
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
  complexity: number
  secrets: boolean
  rules: string | null
  fields: {
    [k: string]: FieldTold
  }
  art: string[]
  board: boolean
  lesson: boolean
  packs: boolean
  ahead: string[]
  sources: Sources
}
/**
 * A field of a game's view, for a board that knows no game.
 */
export interface FieldTold {
  by_seat?: boolean
  names?: {
    [k: string]: Said
  }
}
export interface Sources {
  gains?: Gain[]
  together?: {
    [k: string]: string
  }
  order?: string[]
  other?: string | null
  rest?: string | null
  marks?: Mark[]
}
/**
 * Points that an event brings its `seat`.
 */
export interface Gain {
  event: string
  source: string
  points?: string | number
}
export interface Mark {
  event: string
  name: string
  icon: string
  icons?: {
    [k: string]: string
  }
}
/**
 * A table of one's own in a list, with who of those who sit there is there now; None where it is not known.
 */
export interface Listed {
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
  due?: number | null
  prompt?: Said | null
  options?: {}
  lesson?: boolean
  pack?: PackUsed | null
  shuffle?: boolean
  record?: boolean
  delay?: number
  watchers?: string
  ended_at?: number | null
  here?: (Seen | null)[]
}
export interface NewTable {
  game: string
  seats: SeatPlan[]
  options?: {}
  public?: boolean
  hints?: boolean
  clock?: ClockPlan | null
  webhook?: string | null
  luck?: boolean
  start?: boolean
  pack?: string | null
  link?: string | null
  shuffle?: boolean
  delay?: number
  watchers?: string
}
/**
 * Plans who is to sit there: `link` (whoever has the link), `open` (anybody), or `bot` with a level.
 */
export interface SeatPlan {
  kind: string
  level?: string | null
  name?: string | null
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
  luck?: boolean
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
export interface RatingTold {
  game: string
  name: string
  rating: number
  mu: number
  sigma: number
  games: number
}
export interface Again {
  luck?: boolean
}
/**
 * Decides who is to sit at a seat where nobody sits yet: kind `link`, `open` or `bot`.
 */
export interface SeatChange {
  seat: number
  plan: SeatPlan
}
/**
 * The view after `ply` moves, and the steps of the moves that follow, move by move.
 */
export interface StoryTold {
  ply: number
  view: unknown
  moves: StepTold[][]
}
/**
 * All that is kept about me.
 */
export interface MyData {
  name: string
  who: string
  created_at: number
  kept: boolean
  session: number
  ended_sessions: number[]
  ratings: RatingTold[]
  outcomes: OutcomeTold[]
  tables: MyTable[]
  packs: MyPack[]
  editing: string[]
  lost?: string | null
  banned?: string | null
  muted?: boolean
  hidden?: boolean
  people?: MyTie[]
  vacations?: VacationTold[]
  mail?: MyMail | null
  notices?: MyNotices | null
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
/**
 * A table where I sat or was invited, which I made, or where I chatted.
 */
export interface MyTable {
  id: string
  game: string
  status: string
  created_at: number
  updated_at: number
  seats: number[]
  made?: boolean
  webhook?: string | null
  deeds?: MyDeed[]
  ahead?: MyAhead[]
}
/**
 * Something I did at a table, or that names me.
 */
export interface MyDeed {
  n: number
  at: number
  do: string
  details?: {}
}
/**
 * A choice that I have made ahead, what it rests on, and why it was withdrawn, if it was.
 */
export interface MyAhead {
  seat: number
  kind: string
  at: number
  rests: {}
  because?: string
}
/**
 * A content pack that I have made.
 */
export interface MyPack {
  id: string
  game: string
  name: string
  revision: number
  created_at: number
  updated_at: number
  sharing: string
  text: string
}
/**
 * Somebody I know: `friend`, `asked`, `asks` or `blocked`.
 */
export interface MyTie {
  name: string
  tie: string
  at: number
}
export interface VacationTold {
  since: number
  until: number
  days: number
}
/**
 * The address of mine that is kept, and one that waits to be confirmed.
 */
export interface MyMail {
  address?: string | null
  confirmed_at?: number | null
  language?: string | null
  notices?: boolean
  every_turn?: boolean
  pending?: string | null
  pending_until?: number | null
}
/**
 * Notices, of all that is kept about me.
 */
export interface MyNotices {
  settings?: NoticeWishes | null
  silenced?: string[]
  waiting?: MyWaiting[]
  browsers?: MyBrowser[]
}
/**
 * Says what one wants to be told, by which channel, and when not; in which language.
 */
export interface NoticeWishes {
  push: ('friend' | 'invitation' | 'over' | 'reminder' | 'turn')[]
  mail: ('friend' | 'invitation' | 'over' | 'reminder' | 'turn')[]
  language: string
  quiet?: Quiet | null
}
/**
 * Hours in which nothing is sent, every day: minutes of the day by the clocks of a time zone.
 */
export interface Quiet {
  begin: number
  end: number
  zone: string
}
/**
 * A notice that waits for me.
 */
export interface MyWaiting {
  kind: 'friend' | 'invitation' | 'over' | 'reminder' | 'turn'
  due: number
  table?: string
}
/**
 * A browser that gets notices; its keys are not told.
 */
export interface MyBrowser {
  label: string
  endpoint: string
  site: string
  created_at: number
}
/**
 * Said to be sure: the password or, by a guest, the name.
 */
export interface Deletion {
  password?: string | null
  name?: string
}
export interface Hidden {
  hidden: boolean
}
/**
 * A page's worth of a player.
 */
export interface PlayerTold {
  name: string
  ratings: RatingTold[]
  outcomes: OutcomeTold[]
  person?: PersonTold | null
}
/**
 * Somebody as whoever asks knows them. Whether they are here is told of friends only.
 */
export interface PersonTold {
  who: string
  name: string
  kept?: boolean
  tie?: string
  blocked?: boolean
  at?: number | null
  seen?: Seen | null
  table?: string | null
}
/**
 * The people one knows: friends and requests, whom one has played with lately, whom one has blocked.
 */
export interface PeopleTold {
  ties: PersonTold[]
  played: PersonTold[]
  blocked: PersonTold[]
}
/**
 * Waits for me: invitations to tables, who asks to be friends, and tables where I have to decide.
 */
export interface InboxTold {
  invitations: InvitationTold[]
  requests: PersonTold[]
  waiting: WaitingTold[]
  playing?: PersonTold[]
}
export interface InvitationTold {
  table: string
  game: string
  seat: number
  by: string
  at: number
}
/**
 * A table where I have to decide.
 */
export interface WaitingTold {
  table: string
  game: string
  at: number
  deadline?: number | null
  reminded?: boolean
}
/**
 * Keeps a free seat for somebody, by their sign.
 */
export interface Invite {
  seat: number
  who: string
}
/**
 * Tells of my vacations: the one that goes on or is to come, and what is left of the allowance.
 */
export interface VacationsTold {
  allowance: number
  left: number
  starts: number
  vacation?: VacationTold | null
}
/**
 * A vacation, in seconds since 1970; without `since` it begins at once.
 */
export interface VacationPlan {
  until: number
  since?: number | null
}
/**
 * E-mail as whoever asks has it; a stranger is told only whether there is any here.
 */
export interface MailTold {
  offered: boolean
  address?: string | null
  pending?: string | null
  notices?: boolean
  every_turn?: boolean
}
export interface NewMail {
  address: string
  password: string
  language?: string
}
export interface NoMail {
  password?: string | null
}
/**
 * Says whether notices come by e-mail.
 */
export interface MailNotices {
  on: boolean
  every_turn?: boolean
  language?: string | null
}
/**
 * Carries the token of a link in a letter.
 */
export interface MailedToken {
  token: string
}
export interface MailConfirmed {
  name: string
  address: string
}
export interface Forgotten {
  who: string
}
export interface PasswordOf {
  name: string
}
export interface NewPassword {
  token: string
  password: string
}
/**
 * Tells how many watch a table, and the names of friends among them who do not hide.
 */
export interface WatchersTold {
  count: number
  friends: string[]
}
/**
 * Tells what one is told of, and how; before anything was chosen, what would be told.
 */
export interface NoticesTold {
  kinds: ('friend' | 'invitation' | 'over' | 'reminder' | 'turn')[]
  push: ('friend' | 'invitation' | 'over' | 'reminder' | 'turn')[]
  mail: ('friend' | 'invitation' | 'over' | 'reminder' | 'turn')[]
  language: string
  quiet: Quiet | null
  push_key: string
  browsers: BrowserTold[]
}
/**
 * A browser of mine that gets notices.
 */
export interface BrowserTold {
  id: string
  label: string
  created_at: number
}
/**
 * Has notices sent to a browser: the address and the keys of its push subscription.
 */
export interface NewBrowser {
  endpoint: string
  p256dh: string
  auth: string
  label?: string
  language?: string
  old?: string | null
}
/**
 * Tells whether one hears nothing of a table, and whether one has ever chosen to hear of any.
 */
export interface TableNotices {
  silent: boolean
  chosen: boolean
}
export interface Silence {
  silent: boolean
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
 * Tells what part of the victory each seat could expect after `ply` moves.
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
export interface CodeWanted {
  text: string
}
/**
 * A QR code: the dark modules as a path in a square of `size` × `size`, with the quiet zone around it.
 */
export interface CodeTold {
  size: number
  path: string
}
export interface PackList {
  mine: PackHead[]
  editing: PackHead[]
  shared: PackHead[]
  public: boolean
  most: number
  most_bytes: number
  largest: number
}
/**
 * A pack without what is in it.
 */
export interface PackHead {
  id: string
  game: string
  name: string
  owner: PackPerson
  editors: PackPerson[]
  role: 'editor' | 'owner' | 'reader'
  sign: string | null
  sound: boolean
  revision: number
  updated: number
  size: number
  sharing: 'all' | 'link' | 'private'
  link: string | null
}
export interface PackPerson {
  who: string
  name: string
}
export interface NewPack {
  game: string
  name: string
  text?: string | null
}
/**
 * A pack with its text, and what comes of it.
 */
export interface PackTold {
  id: string
  game: string
  name: string
  owner: PackPerson
  editors: PackPerson[]
  role: 'editor' | 'owner' | 'reader'
  sign: string | null
  sound: boolean
  revision: number
  updated: number
  size: number
  sharing: 'all' | 'link' | 'private'
  link: string | null
  text: string
  mistakes: PackMistake[]
  changes: PackDoes | null
}
/**
 * Tells what is wrong with a pack, and where: in an entry of a kind, in a field (`reward[0].do`).
 */
export interface PackMistake {
  reason: Said
  kind?: string
  id?: string
  field?: string
}
/**
 * Lists what a pack does, by kind of entries.
 */
export interface PackDoes {
  changed: {
    [k: string]: {
      [k: string]: string[]
    }
  }
  added: {
    [k: string]: string[]
  }
}
export interface PackText {
  game: string
  text: string
}
/**
 * Tells what comes of a text. `names` are those that only the pack has, by the keys of texts.
 */
export interface PackChecked {
  sign: string | null
  mistakes: PackMistake[]
  changes: PackDoes | null
  cards: PackCardTold[]
  names: {}
}
/**
 * An entry as it is with the pack.
 */
export interface PackCardTold {
  kind: string
  id: string
  name: string
  texts: Said[]
  stories: string[]
}
export interface PackSave {
  revision: number
  name: string
  text: string
}
export interface PackShare {
  sharing: 'all' | 'link' | 'private'
}
/**
 * A new link for editors; the one before it is withdrawn. It is told only now.
 */
export interface PackInvitation {
  link: string
}
export interface PackJoin {
  link: string
}
export interface PackOpening {
  game: string
  text: string
  file?: string
}
/**
 * Holds what a pack says, as the workshop edits it: each entry that it touches as a whole.
 */
export interface OpenPack {
  name: string
  about: string
  entries: {
    [k: string]: {}[]
  }
}
/**
 * A pack as it is edited: each entry that it touches as a whole.
 */
export interface PackEntries {
  game: string
  name: string
  about: string
  entries: {
    [k: string]: {}[]
  }
  show?: [string, string] | null
}
/**
 * Tells what comes of such a pack, and its text.
 */
export interface PackWritten {
  sign: string | null
  mistakes: PackMistake[]
  changes: PackDoes | null
  cards: PackCardTold[]
  names: {}
  text: string
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
 * Shows where a seat begins: the systems A, B and C of the setup card.
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
export interface ArcsOutlook {
  means: Means
  intercepted: number
  odds: BattleOdds
  ships: number
  rivals: number
  loot: Stealable[]
  outrage: OutrageAhead[]
}
/**
 * Tells how many of each symbol come up on average.
 */
export interface Means {
  self_hit: number
  intercept: number
  hit: number
  building_hit: number
  key: number
}
/**
 * Tells how likely it is to keep all ships, to lose them, to destroy a ship, all of them or a building, to steal.
 *
 *     What cannot be, for there is no such thing here, is left out.
 */
export interface BattleOdds {
  keep: number
  lose: number
  ship?: number
  ships?: number
  building?: number
  steal?: number
}
/**
 * A token or a card, and how many keys it takes (ARC-RAID-02 to -05).
 */
export interface Stealable {
  keys: number
  type?: string
  card?: string
}
/**
 * Tells what it costs to provoke Outrage of a type: tokens and cards.
 */
export interface OutrageAhead {
  type: string
  tokens: number
  cards: string[]
}
export interface ArcsComponents {
  systems: PrintedSystem[]
  setups: {
    [k: string]: PrintedSetup
  }
  suits: {
    [k: string]: string[]
  }
  action_cards: ActionCard[]
  court: CourtCard[]
  lore: string[]
  leaders: PrintedLeader[]
  dice: {
    [k: string]: number[][]
  }
  slots: number[]
  open_slots: number[]
  city_bonus: number[]
  names: {
    [k: string]:
      | string
      | {
          [k: string]: string
        }
  }
}
export interface PrintedSystem {
  id: string
  cluster: number
  type: string | null
  slots: number
}
export interface PrintedSetup {
  out: number[]
  name: string
  players: number
}
export interface ActionCard {
  id: string
  suit: string
  number: number
  pips: number
  ambitions: string[]
}
export interface CourtCard {
  id: string
  vox: boolean
  suit: string | null
  keys: number
}
export interface PrintedLeader {
  id: string
  resources: string[]
  /**
   * @minItems 3
   * @maxItems 3
   */
  pieces: [Pieces, Pieces, Pieces]
}
/**
 * Lists what is placed in one system.
 */
export interface Pieces {
  city?: number
  starport?: number
  ship?: number
}
/**
 * Tells what lies where; not what can be counted from that: supplies, tiles to come, whose figures hold what.
 */
export interface CarcassonneView {
  turn: number
  drawn: string | null
  left: number
  removed: string[]
  seats: SeatView1[]
  sides: SideView[]
  tiles: TileView[]
  figures: FigureView[]
  held: HeldObjectView[]
}
export interface SeatView1 {
  colour: string
  faction: string
  side: number
}
export interface SideView {
  seats: number[]
  points: number
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
/**
 * An object with figures, as everybody sees it all the time; whoever points at one is told more of it.
 */
export interface HeldObjectView {
  kind: string
  segments: string[]
  final: number
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
export interface CarcassonneOutlook {
  fights: FightOdds[]
}
export interface FightOdds {
  kind: string
  cell: string
  sides: SideOdds[]
}
export interface SideOdds {
  side: number
  dice: number
  wins: number
}
export interface CarcassonneComponents {
  tiles: Face[]
  odds: {
    [k: string]: number[]
  }
  mark: string | null
}
/**
 * A tile, unturned; not how we know it.
 */
export interface Face {
  id: string
  count: number
  edges: string[]
  segments: FaceSegment[]
  planet: string | null
  symbols: FaceSymbol[]
}
export interface FaceSegment {
  id: string
  kind: string
  edges: string
  inner_end: string | null
}
export interface FaceSymbol {
  faction: string
  segment: string
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
export interface OuterRimOutlook {
  test?: TestOdds
  tests?: TestOdds[]
  combat?: CombatOdds
  defended?: CombatOdds
  dice?: number
  rows?: RowOdds[]
  delivery?: number
  way?: string[]
  stop?: string[]
  maelstrom?: boolean
  patrols?: {
    [k: string]: CombatOdds
  }
  win?: number
  says?: Message
}
export interface TestOdds {
  player: number
  skill: string
  copies: number
  dice: number
  pass: number
  needed?: boolean
}
/**
 * Lists are by side: attacker, defender.
 */
export interface CombatOdds {
  kind: string
  dice: (number | null)[]
  added: number[]
  win: number
  damage: number[]
  defeated: number[]
  cost: (DefeatCost | null)[]
  side: number | null
}
export interface DefeatCost {
  credits: number
  secrets: number
}
export interface RowOdds {
  faces: string[]
  chance: number
}
export interface OuterRimComponents {
  map: PrintedMap
  characters: PrintedCharacter[]
  ships: PrintedShip[]
  board_slots: {
    [k: string]: number
  }
  contacts: PrintedContact[]
  patrols: {
    [k: string]: PrintedPatrol[]
  }
  cards: PrintedCard[]
  encounter_decks: EncounterDeck[]
  die: string[]
  words: PrintedWords
  texts: {
    [k: string]: Message
  }
  names: {
    [k: string]:
      | string
      | {
          [k: string]: string
        }
  }
  untold: string[]
  marks: {
    [k: string]: string
  }
}
export interface PrintedMap {
  tiles: PrintedTile[]
  spaces: PrintedSpace[]
  stacks: {
    [k: string]: PrintedStack
  }
  layout: MapLayout
}
export interface PrintedTile {
  id: string
  spaces: string[]
  edges: [string, string][]
  /**
   * @minItems 2
   * @maxItems 2
   */
  left: [string, string]
  /**
   * @minItems 2
   * @maxItems 2
   */
  right: [string, string]
}
export interface PrintedSpace {
  id: string
  kind: string
  faction: string | null
  contact_spaces: string[]
  encounters: string
}
export interface PrintedStack {
  side: string
  lane: string
}
export interface MapLayout {
  /**
   * @minItems 2
   * @maxItems 2
   */
  box: [number, number]
  label_shift: number
  joint_bow: number
  contact_radius: number
  token_radius: number
  patrol_radius: number
  rim: LayoutRim
  token_slots: {
    [k: string]: {
      [k: string]: [number, number][]
    }
  }
  positions: LayoutPosition[]
  endcaps: {
    [k: string]: LayoutEndcap
  }
  tiles: {
    [k: string]: LayoutTile
  }
}
export interface LayoutRim {
  /**
   * @minItems 2
   * @maxItems 2
   */
  centre: [number, number]
  inner_radius: number
  outer_radius: number
  reference_radius: number
  tile_angle: number
  endcap_angle: number
}
export interface LayoutPosition {
  /**
   * @minItems 2
   * @maxItems 2
   */
  translate: [number, number]
  rotate: number
}
export interface LayoutEndcap {
  side: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  translate: [number, number]
  rotate: number
  patrol_stacks: LayoutStack[]
}
export interface LayoutStack {
  faction: string
  connector: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number]
  radius: number
}
export interface LayoutTile {
  lanes: LayoutLane[]
  spaces: {
    [k: string]: LayoutSpace
  }
}
export interface LayoutLane {
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: [string, string]
  /**
   * @minItems 2
   * @maxItems 2
   */
  control: [number, number]
}
export interface LayoutSpace {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number]
  radius: number
  contact_spaces?: [number, number][]
  label?: LayoutLabel
}
export interface LayoutLabel {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  upright: [number, number]
  shift?: number
}
export interface PrintedCharacter {
  id: string
  skills: string[]
  ground_combat: number
  health: number
  droid: boolean
  reputation: [string | null, number][]
}
export interface PrintedShip {
  id: string
  starter: boolean
  cost: number
  hyperdrive: number
  ship_combat: number
  hull: number
  slots: {
    [k: string]: number
  }
}
export interface PrintedContact {
  id: string
  class: string
  factions: string[]
  droid: boolean
  databank: number
}
export interface PrintedPatrol {
  level: number
  dice: number | null
  credits: number
  fame: number
}
/**
 * Only what is on it. `asset` is the id it has as a resource, by which it is called where it is held.
 */
export interface PrintedCard {
  id: string
  deck?: string
  databank?: number
  encounters?: string
  type?: string
  asset?: string
  cost?: number
  traits?: string[]
  skills?: string[]
  droid?: boolean
  destination?: string
  reward?: PrintedReward
  bounty?: PrintedBounty
  job?: PrintedJob
  ship?: string
  patrol?: PatrolMove
  sections?: PrintedSection[]
  contact?: string
}
/**
 * The credits and the fame of a reward; all that it says is in its text.
 */
export interface PrintedReward {
  credits: number
  fame: number
}
export interface PrintedBounty {
  target: string
  class: string
  combat: string
  dice: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  dead: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  alive: [number, number]
  destination: string | null
}
export interface PrintedJob {
  skills: [string, boolean][]
  databank: number | null
  favor: string | null
  in_action: boolean
}
export interface PatrolMove {
  faction: string
  distance: number
}
export interface PrintedSection {
  where: string
  title: string
}
export interface EncounterDeck {
  id: string
  back: {
    [k: string]: string[]
  }
}
export interface PrintedWords {
  factions: string[]
  skills: string[]
  decks: string[]
  classes: string[]
  slots: string[]
}
export interface EventSealed {
  is: 'sealed'
  facts: {
    seat: number
  }
}
export interface EventOpened {
  is: 'opened'
  facts: {}
}
export interface ArcsEventInitiative {
  is: 'initiative'
  facts: {
    seat: number
  }
}
export interface ArcsEventSetup {
  is: 'setup'
  facts: {
    card:
      | 'p2_frontiers'
      | 'p2_mix_up_1'
      | 'p2_homelands'
      | 'p2_mix_up_2'
      | 'p3_mix_up'
      | 'p3_frontiers'
      | 'p3_homelands'
      | 'p3_core_conflict'
      | 'p4_mix_up_1'
      | 'p4_mix_up_2'
      | 'p4_frontiers'
      | 'p4_mix_up_3'
  }
}
export interface ArcsEventLaidOut {
  is: 'laid-out'
  facts: {
    leaders: number
    lore: number
  }
}
export interface ArcsEventDrafted {
  is: 'drafted'
  facts: {
    seat: number
    card: string
  }
}
export interface ArcsEventLeaderPlaced {
  is: 'leader-placed'
  facts: {
    seat: number
    card: string
  }
}
export interface ArcsEventBeginsOutraged {
  is: 'begins-outraged'
  facts: {
    seat: number
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
  }
}
export interface ArcsEventScrapped {
  is: 'scrapped'
  facts: {
    seat: number
    piece: 'ship' | 'starport' | 'city' | 'agent'
    count: number
  }
}
export interface ArcsEventDrawsLore {
  is: 'draws-lore'
  facts: {
    seat: number
    count: number
  }
}
export interface ArcsEventKeptLore {
  is: 'kept-lore'
  facts: {
    seat: number
    card: string
  }
}
export interface ArcsEventChapter {
  is: 'chapter'
  facts: {
    chapter: number
  }
}
export interface ArcsEventDealt {
  is: 'dealt'
  facts: {
    seat: number
    count: number
    chapter: number
    cards?: string[]
  }
}
export interface ArcsEventPlayed {
  is: 'played'
  facts: {
    seat: number
    card: string
    mode: '' | 'lead' | 'surpass' | 'copy' | 'pivot'
  }
}
export interface ArcsEventCopied {
  is: 'copied'
  facts: {
    seat: number
  }
}
export interface ArcsEventPassed {
  is: 'passed'
  facts: {
    seat: number
  }
}
export interface ArcsEventAllPassed {
  is: 'all-passed'
  facts: {}
}
export interface ArcsEventSeized {
  is: 'seized'
  facts: {
    seat: number
  }
}
export interface ArcsEventDeclared {
  is: 'declared'
  facts: {
    seat: number
    ambition: 'tycoon' | 'tyrant' | 'warlord' | 'keeper' | 'empath'
    first: number
    second: number
    zero: boolean
  }
}
export interface ArcsEventGave {
  is: 'gave'
  facts: {
    seat: number
    owner: number
    card: string
  }
}
export interface ArcsEventLooked {
  is: 'looked'
  facts: {
    seat: number
    owner: number
    cards?: string[]
  }
}
export interface ArcsEventSwapped {
  is: 'swapped'
  facts: {
    seat: number
    owner: number
    given?: string
    taken?: string
  }
}
export interface ArcsEventAttached {
  is: 'attached'
  facts: {
    seat: number
    union: string
    card: string
  }
}
export interface ArcsEventTookCard {
  is: 'took-card'
  facts: {
    seat: number
    card: string
    union: string
  }
}
export interface ArcsEventRecycled {
  is: 'recycled'
  facts: {
    seat: number
    count: number
  }
}
export interface ArcsEventDrew {
  is: 'drew'
  facts: {
    seat: number
    count: number
    cards?: string[]
  }
}
export interface ArcsEventDrewNothing {
  is: 'drew-nothing'
  facts: {
    seat: number
  }
}
export interface ArcsEventSpent {
  is: 'spent'
  facts: {
    seat: number
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
    state: 'used' | 'wasted'
  }
}
export interface ArcsEventDeed {
  is: 'deed'
  facts: {
    seat: number
    card: string
    deed: string
  }
}
export interface ArcsEventTaxed {
  is: 'taxed'
  facts: {
    seat: number
    owner: number
    site: string
  }
}
export interface ArcsEventGained {
  is: 'gained'
  facts: {
    seat: number
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
    count: number
  }
}
export interface ArcsEventNoneLeft {
  is: 'none-left'
  facts: {
    seat: number
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
  }
}
export interface ArcsEventSurplus {
  is: 'surplus'
  facts: {
    seat: number
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
  }
}
export interface ArcsEventLost {
  is: 'lost'
  facts: {
    seat: number
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
    count: number
  }
}
export interface ArcsEventTraded {
  is: 'traded'
  facts: {
    seat: number
    owner: number
    take: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
    give: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
  }
}
export interface ArcsEventBuilt {
  is: 'built'
  facts: {
    seat: number
    piece: 'ship' | 'starport' | 'city' | 'agent'
    site: string
    state: 'fresh' | 'damaged'
  }
}
export interface ArcsEventNoShip {
  is: 'no-ship'
  facts: {
    seat: number
    site: string
  }
}
export interface ArcsEventRuthless {
  is: 'ruthless'
  facts: {
    seat: number
    site: string
  }
}
export interface ArcsEventReshaped {
  is: 'reshaped'
  facts: {
    seat: number
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
    system: string
  }
}
export interface ArcsEventPruned {
  is: 'pruned'
  facts: {
    seat: number
    piece: 'ship' | 'starport' | 'city' | 'agent'
    site: string
  }
}
export interface ArcsEventAnnexed {
  is: 'annexed'
  facts: {
    seat: number
    owner: number
    piece: 'ship' | 'starport' | 'city' | 'agent'
    site: string
  }
}
export interface ArcsEventCityReturned {
  is: 'city-returned'
  facts: {
    seat: number
    owner: number
    site: string
  }
}
export interface ArcsEventPlaced {
  is: 'placed'
  facts: {
    seat: number
    count: number
    system: string
  }
}
export interface ArcsEventRepaired {
  is: 'repaired'
  facts: {
    seat: number
    piece: 'ship' | 'starport' | 'city' | 'agent'
    system: string
  }
}
export interface ArcsEventMoved {
  is: 'moved'
  facts: {
    seat: number
    origin: string
    system: string
    fresh: number
    damaged: number
  }
}
export interface ArcsEventGuided {
  is: 'guided'
  facts: {
    seat: number
    owner: number
    origin: string
    system: string
    fresh: number
    damaged: number
  }
}
export interface ArcsEventInfluenced {
  is: 'influenced'
  facts: {
    seat: number
    card: string
  }
}
export interface ArcsEventSecured {
  is: 'secured'
  facts: {
    seat: number
    card: string
  }
}
export interface ArcsEventRefilled {
  is: 'refilled'
  facts: {
    card: string
  }
}
export interface ArcsEventDiscarded {
  is: 'discarded'
  facts: {
    seat: number
    card: string
  }
}
export interface ArcsEventBuried {
  is: 'buried'
  facts: {
    card: string
  }
}
export interface ArcsEventShuffledIn {
  is: 'shuffled-in'
  facts: {
    card: string
  }
}
export interface ArcsEventGuildsShuffledIn {
  is: 'guilds-shuffled-in'
  facts: {
    count: number
  }
}
export interface ArcsEventBattle {
  is: 'battle'
  facts: {
    seat: number
    owner: number
    system: string
  }
}
export interface ArcsEventRifles {
  is: 'rifles'
  facts: {
    seat: number
    owner: number
    origin: string
    system: string
  }
}
export interface ArcsEventRolled {
  is: 'rolled'
  facts: {
    seat: number
    faces: string[]
  }
}
export interface ArcsEventIntercepted {
  is: 'intercepted'
  facts: {
    seat: number
    owner: number
    count: number
  }
}
export interface ArcsEventHit {
  is: 'hit'
  facts: {
    owner: number
    piece: 'ship' | 'starport' | 'city' | 'agent'
    system: string
    state: 'damaged' | 'destroyed'
  }
}
export interface ArcsEventOutrage {
  is: 'outrage'
  facts: {
    seat: number
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
    count: number
  }
}
export interface ArcsEventOutrageOver {
  is: 'outrage-over'
  facts: {
    seat: number
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
  }
}
export interface ArcsEventStole {
  is: 'stole'
  facts: {
    seat: number
    owner: number
    type?: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
    card?: string
  }
}
export interface ArcsEventCaptured {
  is: 'captured'
  facts: {
    seat: number
    owner: number
    count: number
  }
}
export interface ArcsEventCaptiveReturned {
  is: 'captive-returned'
  facts: {
    seat: number
    owner: number
  }
}
export interface ArcsEventAgentsTrophies {
  is: 'agents-trophies'
  facts: {
    seat: number
    owner: number
    count: number
  }
}
export interface ArcsEventExecuted {
  is: 'executed'
  facts: {
    seat: number
    owner: number
    count: number
  }
}
export interface ArcsEventTrophyReturned {
  is: 'trophy-returned'
  facts: {
    seat: number
    owner: number
    piece: 'ship' | 'starport' | 'city' | 'agent'
  }
}
export interface ArcsEventScored {
  is: 'scored'
  facts: {
    ambition: 'tycoon' | 'tyrant' | 'warlord' | 'keeper' | 'empath'
    total: number
  }
}
export interface ArcsEventPower {
  is: 'power'
  facts: {
    seat: number
    power: number
    ambition: 'tycoon' | 'tyrant' | 'warlord' | 'keeper' | 'empath'
    total: number
  }
}
export interface ArcsEventCleaned {
  is: 'cleaned'
  facts: {
    flipped: number
  }
}
export interface CarcassonneEventFirst {
  is: 'first'
  facts: {
    seat: number
  }
}
export interface CarcassonneEventDrawn {
  is: 'drawn'
  facts: {
    seat: number
    tile: string
    left: number
  }
}
export interface CarcassonneEventRemoved {
  is: 'removed'
  facts: {
    seat: number
    tile: string
  }
}
export interface CarcassonneEventPlaced {
  is: 'placed'
  facts: {
    seat: number
    tile: string
    cell: string
    turn: 0 | 90 | 180 | 270
  }
}
export interface CarcassonneEventFigure {
  is: 'figure'
  facts: {
    seat: number
    size: 'small' | 'large'
    kind: 'nothing' | 'space' | 'route' | 'asteroid' | 'planet'
    cell: string
    segment: string
  }
}
export interface CarcassonneEventFight {
  is: 'fight'
  facts: {
    kind: 'nothing' | 'space' | 'route' | 'asteroid' | 'planet'
    cell: string
  }
}
export interface CarcassonneEventPool {
  is: 'pool'
  facts: {
    seat: number
    side: string
    dice: number
    small: number
    large: number
    symbol: number
  }
}
export interface CarcassonneEventRoll {
  is: 'roll'
  facts: {
    seat: number
    side: string
    rolled: number[]
    best: number
  }
}
export interface CarcassonneEventTie {
  is: 'tie'
  facts: {
    seat: number
    side: string
  }
}
export interface CarcassonneEventLost {
  is: 'lost'
  facts: {
    seat: number
    side: string
    points: number
  }
}
export interface CarcassonneEventWon {
  is: 'won'
  facts: {
    seat: number
    side: string
  }
}
export interface CarcassonneEventReturned {
  is: 'returned'
  facts: {
    seat: number
    size: 'small' | 'large'
    cell: string
    segment: string
  }
}
export interface CarcassonneEventScored {
  is: 'scored'
  facts: {
    seat: number
    side: string
    kind: 'nothing' | 'space' | 'route' | 'asteroid' | 'planet'
    cell: string
    tiles: number
    symbols: number
    points: number
  }
}
export interface CarcassonneEventFinal {
  is: 'final'
  facts: {
    seat: number
    side: string
    kind: 'nothing' | 'space' | 'route' | 'asteroid' | 'planet'
    cell: string
    tiles: number
    symbols: number
    points: number
  }
}
export interface CarcassonneEventLap {
  is: 'lap'
  facts: {
    seat: number
    side: string
    points: number
  }
}
export interface CarcassonneEventEnd {
  is: 'end'
  facts: {}
}
export interface OuterRimEventFirst {
  is: 'first'
  facts: {
    seat: number
  }
}
export interface OuterRimEventCharacter {
  is: 'character'
  facts: {
    seat: number
    character: string
  }
}
export interface OuterRimEventShip {
  is: 'ship'
  facts: {
    seat: number
    ship: string
  }
}
export interface OuterRimEventStart {
  is: 'start'
  facts: {
    seat: number
    card: string
    space: string
  }
}
export interface OuterRimEventTurn {
  is: 'turn'
  facts: {
    seat: number
    round: number
  }
}
export interface OuterRimEventExtraTurn {
  is: 'extra-turn'
  facts: {
    seat: number
  }
}
export interface OuterRimEventTurnEnded {
  is: 'turn-ended'
  facts: {
    seat: number
  }
}
export interface OuterRimEventMoved {
  is: 'moved'
  facts: {
    seat: number
    space: string
  }
}
export interface OuterRimEventUsed {
  is: 'used'
  facts: {
    seat: number
    source: string
  }
}
export interface OuterRimEventWon {
  is: 'won'
  facts: {
    seat: number
    fame: number
  }
}
export interface OuterRimEventGained {
  is: 'gained'
  facts: {
    seat: number
    amount: number
  }
}
export interface OuterRimEventLost {
  is: 'lost'
  facts: {
    seat: number
    amount: number
  }
}
export interface OuterRimEventFame {
  is: 'fame'
  facts: {
    seat: number
    amount: number
    fame: number
    source:
      | 'cargo'
      | 'job'
      | 'bounty_dead'
      | 'bounty_alive'
      | 'patrol'
      | 'goal'
      | 'encounter'
      | 'databank'
      | 'luxury'
      | 'other'
  }
}
export interface OuterRimEventReputation {
  is: 'reputation'
  facts: {
    seat: number
    faction: 'rebel' | 'imperial' | 'hutt' | 'syndicate'
    level: 'negative' | 'neutral' | 'positive'
  }
}
export interface OuterRimEventReputationKept {
  is: 'reputation-kept'
  facts: {
    seat: number
  }
}
export interface OuterRimEventWounded {
  is: 'wounded'
  facts: {
    seat: number
    amount: number
  }
}
export interface OuterRimEventDented {
  is: 'dented'
  facts: {
    seat: number
    amount: number
  }
}
export interface OuterRimEventRecovered {
  is: 'recovered'
  facts: {
    seat: number
    wounds: number
    dents: number
  }
}
export interface OuterRimEventDefeated {
  is: 'defeated'
  facts: {
    seat: number
  }
}
export interface OuterRimEventUpAgain {
  is: 'up-again'
  facts: {
    seat: number
  }
}
export interface OuterRimEventGoalToken {
  is: 'goal-token'
  facts: {
    seat: number
    count: number
    of: number
  }
}
export interface OuterRimEventGoal {
  is: 'goal'
  facts: {
    seat: number
    what: 'character' | 'ship'
  }
}
export interface OuterRimEventRevealed {
  is: 'revealed'
  facts: {
    deck: 'bounty' | 'cargo' | 'gear_mod' | 'jobs' | 'luxury' | 'ships'
    card: string
  }
}
export interface OuterRimEventSearched {
  is: 'searched'
  facts: {
    seat: number
    deck: 'bounty' | 'cargo' | 'gear_mod' | 'jobs' | 'luxury' | 'ships'
    cards: string[]
  }
}
export interface OuterRimEventCycled {
  is: 'cycled'
  facts: {
    seat: number
    deck: 'bounty' | 'cargo' | 'gear_mod' | 'jobs' | 'luxury' | 'ships'
    card: string
  }
}
export interface OuterRimEventBought {
  is: 'bought'
  facts: {
    seat: number
    card: string
    cost: number
  }
}
export interface OuterRimEventTook {
  is: 'took'
  facts: {
    seat: number
    card: string
  }
}
export interface OuterRimEventDeclined {
  is: 'declined'
  facts: {
    seat: number
    card: string
  }
}
export interface OuterRimEventDiscarded {
  is: 'discarded'
  facts: {
    seat: number
    card: string
  }
}
export interface OuterRimEventRemoved {
  is: 'removed'
  facts: {
    seat: number
    card: string
  }
}
export interface OuterRimEventDelivered {
  is: 'delivered'
  facts: {
    seat: number
    card: string
  }
}
export interface OuterRimEventMarked {
  is: 'marked'
  facts: {
    card: string
    space: string
  }
}
export interface OuterRimEventDatabank {
  is: 'databank'
  facts: {
    seat: number
    card: string
    number: number
  }
}
export interface OuterRimEventSecret {
  is: 'secret'
  facts: {
    seat: number
    card: string
  }
}
export interface OuterRimEventSecretKept {
  is: 'secret-kept'
  facts: {
    seat: number
    card?: string
  }
}
export interface OuterRimEventSecretsLost {
  is: 'secrets-lost'
  facts: {
    seat: number
    count: number
  }
}
export interface OuterRimEventJob {
  is: 'job'
  facts: {
    seat: number
    card: string
  }
}
export interface OuterRimEventJobDone {
  is: 'job-done'
  facts: {
    seat: number
    card: string
  }
}
export interface OuterRimEventJobFailed {
  is: 'job-failed'
  facts: {
    seat: number
    card: string
  }
}
export interface OuterRimEventEncounter {
  is: 'encounter'
  facts: {
    seat: number
    space: string
    title: string
  }
}
export interface OuterRimEventNoCard {
  is: 'no-card'
  facts: {
    seat: number
  }
}
export interface OuterRimEventContact {
  is: 'contact'
  facts: {
    seat: number
    contact: string
  }
}
export interface OuterRimEventContactRevealed {
  is: 'contact-revealed'
  facts: {
    seat: number
    contact: string
    space: string
  }
}
export interface OuterRimEventContactPlaced {
  is: 'contact-placed'
  facts: {
    contact: string
    space: string
  }
}
export interface OuterRimEventPeeked {
  is: 'peeked'
  facts: {
    seat: number
    space: string
    contact?: string
  }
}
export interface OuterRimEventCaptured {
  is: 'captured'
  facts: {
    seat: number
    contact: string
  }
}
export interface OuterRimEventKilled {
  is: 'killed'
  facts: {
    seat: number
    contact: string
  }
}
export interface OuterRimEventPatrol {
  is: 'patrol'
  facts: {
    faction: 'rebel' | 'imperial' | 'hutt' | 'syndicate'
    space: string
  }
}
export interface OuterRimEventPatrolNew {
  is: 'patrol-new'
  facts: {
    faction: 'rebel' | 'imperial' | 'hutt' | 'syndicate'
    level: number
    space: string
  }
}
export interface OuterRimEventRolled {
  is: 'rolled'
  facts: {
    seat: number
    faces: ('hit' | 'crit' | 'focus' | 'blank')[]
    fresh: boolean
  }
}
export interface OuterRimEventTested {
  is: 'tested'
  facts: {
    seat: number
    skill: 'influence' | 'knowledge' | 'piloting' | 'stealth' | 'strength' | 'tactics' | 'tech'
    passed: boolean
    story?: string
  }
}
export interface OuterRimEventCombat {
  is: 'combat'
  facts: {
    seat: number
    kind: 'ground' | 'ship' | 'by_space'
    enemy: string
  }
}
export interface OuterRimEventEnemyRolled {
  is: 'enemy-rolled'
  facts: {
    seat: number
    enemy: string
    faces: ('hit' | 'crit' | 'focus' | 'blank')[]
    fresh: boolean
  }
}
export interface OuterRimEventIgnored {
  is: 'ignored'
  facts: {
    seat: number
    faces: ('hit' | 'crit' | 'focus' | 'blank')[]
    source: string
  }
}
export interface OuterRimEventCombatWon {
  is: 'combat-won'
  facts: {
    seat: number
    enemy: string
    damage: number
    enemy_damage: number
  }
}
export interface OuterRimEventCombatLost {
  is: 'combat-lost'
  facts: {
    seat: number
    enemy: string
    damage: number
    enemy_damage: number
  }
}
export interface OuterRimEventDeal {
  is: 'deal'
  facts: {
    seat: number
    player: number
    given: string[]
    wanted: string[]
    credits: number
  }
}
export interface OuterRimEventDeclinedDeal {
  is: 'declined-deal'
  facts: {
    seat: number
    player: number
  }
}
export interface OuterRimEventOffer {
  is: 'offer'
  facts: {
    seat: number
    player: number
    amount: number
  }
}
export interface OuterRimEventRequest {
  is: 'request'
  facts: {
    seat: number
    player: number
    amount: number
  }
}
export interface OuterRimEventGiven {
  is: 'given'
  facts: {
    seat: number
    player: number
    amount: number
  }
}
export interface OuterRimEventDeclinedOffer {
  is: 'declined-offer'
  facts: {
    seat: number
    player: number
  }
}
export interface OuterRimEventAiCard {
  is: 'ai-card'
  facts: {
    seat: number
    number: number
  }
}
export interface OuterRimEventAiSection {
  is: 'ai-section'
  facts: {
    seat: number
    step: 'planning' | 'action' | 'encounter'
    mode: 'first' | 'all'
  }
}
export interface OuterRimEventAiNothing {
  is: 'ai-nothing'
  facts: {
    seat: number
    step: 'planning' | 'action' | 'encounter'
  }
}
export interface OuterRimEventAiStops {
  is: 'ai-stops'
  facts: {
    seat: number
  }
}
export interface OuterRimEventAiDoes {
  is: 'ai-does'
  facts: {
    seat: number
    entry: unknown[]
  }
}
export interface OuterRimEventAiSkips {
  is: 'ai-skips'
  facts: {
    seat: number
    entry: unknown[]
    why: string
  }
}
export interface OuterRimEventAiShuffled {
  is: 'ai-shuffled'
  facts: {
    seat: number
  }
}
export interface OuterRimEventAiPasses {
  is: 'ai-passes'
  facts: {
    seat: number
    card: string
    why: string
  }
}
export interface OuterRimEventAiBuysNot {
  is: 'ai-buys-not'
  facts: {
    seat: number
    card: string
    why: string
  }
}
export interface OuterRimEventAiNoCrew {
  is: 'ai-no-crew'
  facts: {
    seat: number
    contact: string
  }
}
export interface OuterRimEventAiGoal {
  is: 'ai-goal'
  facts: {
    seat: number
    space: string
    count: number
  }
}
export interface OuterRimEventAiGoalGone {
  is: 'ai-goal-gone'
  facts: {
    seat: number
    space: string
    count: number
  }
}
export interface ArcsAskDraft {
  is: 'draft'
  facts: {}
}
export interface ArcsAskSecondHand {
  is: 'second-hand'
  facts: {}
}
export interface ArcsAskLead {
  is: 'lead'
  facts: {}
}
export interface ArcsAskFollow {
  is: 'follow'
  facts: {}
}
export interface ArcsAskSeize {
  is: 'seize'
  facts: {}
}
export interface ArcsAskDeclare {
  is: 'declare'
  facts: {}
}
export interface ArcsAskSeizeOrDeclare {
  is: 'seize-or-declare'
  facts: {}
}
export interface ArcsAskPrelude {
  is: 'prelude'
  facts: {
    pips: number
  }
}
export interface ArcsAskAct {
  is: 'act'
  facts: {
    pips: number
  }
}
export interface ArcsAskSpent {
  is: 'spent'
  facts: {
    type: 'material' | 'fuel' | 'weapon' | 'relic' | 'psionic'
  }
}
export interface ArcsAskGranted {
  is: 'granted'
  facts: {}
}
export interface ArcsAskGain {
  is: 'gain'
  facts: {}
}
export interface ArcsAskArrange {
  is: 'arrange'
  facts: {
    tokens: number
  }
}
export interface ArcsAskShips {
  is: 'ships'
  facts: {
    system: string
  }
}
export interface ArcsAskCatapult {
  is: 'catapult'
  facts: {
    system: string
  }
}
export interface ArcsAskSprint {
  is: 'sprint'
  facts: {}
}
export interface ArcsAskComeBack {
  is: 'come-back'
  facts: {}
}
export interface ArcsAskWhichFirst {
  is: 'which-first'
  facts: {
    owner: number
  }
}
export interface ArcsAskBringIn {
  is: 'bring-in'
  facts: {
    system: string
  }
}
export interface ArcsAskDice {
  is: 'dice'
  facts: {
    owner: number
    system: string
  }
}
export interface ArcsAskRerollBy {
  is: 'reroll-by'
  facts: {}
}
export interface ArcsAskReroll {
  is: 'reroll'
  facts: {}
}
export interface ArcsAskHit {
  is: 'hit'
  facts: {
    owner: number
    left: number
    system: string
  }
}
export interface ArcsAskDiscardWeapon {
  is: 'discard-weapon'
  facts: {}
}
export interface ArcsAskRansack {
  is: 'ransack'
  facts: {
    owner: number
  }
}
export interface ArcsAskRaid {
  is: 'raid'
  facts: {
    owner: number
    keys: number
  }
}
export interface ArcsAskSteal {
  is: 'steal'
  facts: {}
}
export interface ArcsAskPlace {
  is: 'place'
  facts: {
    left: number
  }
}
export interface ArcsAskPressgang {
  is: 'pressgang'
  facts: {
    count: number
  }
}
export interface ArcsAskExecute {
  is: 'execute'
  facts: {}
}
export interface ArcsAskRecycle {
  is: 'recycle'
  facts: {}
}
export interface ArcsAskCluster {
  is: 'cluster'
  facts: {}
}
export interface ArcsAskOutrage {
  is: 'outrage'
  facts: {}
}
export interface ArcsAskFreeCity {
  is: 'free-city'
  facts: {}
}
export interface ArcsAskMaySeize {
  is: 'may-seize'
  facts: {}
}
export interface ArcsAskGuide {
  is: 'guide'
  facts: {
    owner: number
    origin: string
    system: string
  }
}
export interface ArcsAskMartyr {
  is: 'martyr'
  facts: {
    system: string
  }
}
export interface ArcsAskKeepLore {
  is: 'keep-lore'
  facts: {}
}
export interface ArcsAskRuthless {
  is: 'ruthless'
  facts: {
    piece: 'ship' | 'starport' | 'city' | 'agent'
    site: string
  }
}
export interface ArcsAskMythic {
  is: 'mythic'
  facts: {
    system: string
  }
}
export interface ArcsAskGenerous {
  is: 'generous'
  facts: {
    owner: number
  }
}
export interface ArcsAskReact {
  is: 'react'
  facts: {}
}
export interface ArcsAskBold {
  is: 'bold'
  facts: {}
}
export interface ArcsAskLook {
  is: 'look'
  facts: {}
}
export interface ArcsAskSwap {
  is: 'swap'
  facts: {
    owner: number
  }
}
export interface CarcassonneAskPlace {
  is: 'place'
  facts: {}
}
export interface CarcassonneAskFigure {
  is: 'figure'
  facts: {}
}
export interface OuterRimAskCharacter {
  is: 'character'
  facts: {}
}
export interface OuterRimAskRival {
  is: 'rival'
  facts: {}
}
export interface OuterRimAskShip {
  is: 'ship'
  facts: {}
}
export interface OuterRimAskSide {
  is: 'side'
  facts: {}
}
export interface OuterRimAskPlan {
  is: 'plan'
  facts: {}
}
export interface OuterRimAskExtraMove {
  is: 'extra-move'
  facts: {}
}
export interface OuterRimAskPlanet {
  is: 'planet'
  facts: {}
}
export interface OuterRimAskAct {
  is: 'act'
  facts: {}
}
export interface OuterRimAskMarket {
  is: 'market'
  facts: {}
}
export interface OuterRimAskPay {
  is: 'pay'
  facts: {
    card: string
    amount: number
  }
}
export interface OuterRimAskSupply {
  is: 'supply'
  facts: {}
}
export interface OuterRimAskBargain {
  is: 'bargain'
  facts: {
    card: string
    amount: number
  }
}
export interface OuterRimAskSearch {
  is: 'search'
  facts: {
    deck: 'bounty' | 'cargo' | 'gear_mod' | 'jobs' | 'luxury' | 'ships'
    cards: string[]
    discount: number
    terms: 'full' | 'less' | 'free'
  }
}
export interface OuterRimAskGain {
  is: 'gain'
  facts: {
    card: string
  }
}
export interface OuterRimAskSlots {
  is: 'slots'
  facts: {}
}
export interface OuterRimAskDiscard {
  is: 'discard'
  facts: {}
}
export interface OuterRimAskSell {
  is: 'sell'
  facts: {
    multiplier: number
  }
}
export interface OuterRimAskDeliver {
  is: 'deliver'
  facts: {}
}
export interface OuterRimAskFameInstead {
  is: 'fame-instead'
  facts: {
    amount: number
  }
}
export interface OuterRimAskPartner {
  is: 'partner'
  facts: {}
}
export interface OuterRimAskDeal {
  is: 'deal'
  facts: {
    player: number
  }
}
export interface OuterRimAskProposal {
  is: 'proposal'
  facts: {
    player: number
    given: string[]
    wanted: string[]
    credits: number
  }
}
export interface OuterRimAskOffer {
  is: 'offer'
  facts: {}
}
export interface OuterRimAskAnswerOffer {
  is: 'answer-offer'
  facts: {
    player: number
    amount: number
  }
}
export interface OuterRimAskAnswerRequest {
  is: 'answer-request'
  facts: {
    player: number
    amount: number
  }
}
export interface OuterRimAskEncounter {
  is: 'encounter'
  facts: {}
}
export interface OuterRimAskContact {
  is: 'contact'
  facts: {
    contact: string
  }
}
export interface OuterRimAskMeet {
  is: 'meet'
  facts: {}
}
export interface OuterRimAskPeek {
  is: 'peek'
  facts: {
    count: number
  }
}
export interface OuterRimAskReveal {
  is: 'reveal'
  facts: {
    count: number
  }
}
export interface OuterRimAskOpponent {
  is: 'opponent'
  facts: {
    card: string
  }
}
export interface OuterRimAskDefend {
  is: 'defend'
  facts: {
    contact: string
    player: number
  }
}
export interface OuterRimAskCapture {
  is: 'capture'
  facts: {
    contact: string
  }
}
export interface OuterRimAskPlaceContact {
  is: 'place-contact'
  facts: {
    contact: string
  }
}
export interface OuterRimAskChoose {
  is: 'choose'
  facts: {
    card: string
  }
}
export interface OuterRimAskMay {
  is: 'may'
  facts: {
    card: string
  }
}
export interface OuterRimAskPrice {
  is: 'price'
  facts: {
    amount: number
  }
}
export interface OuterRimAskGoal {
  is: 'goal'
  facts: {
    amount: number
  }
}
export interface OuterRimAskMark {
  is: 'mark'
  facts: {
    card: string
    player: number
  }
}
export interface OuterRimAskNearestPlayer {
  is: 'nearest-player'
  facts: {}
}
export interface OuterRimAskPatrol {
  is: 'patrol'
  facts: {
    faction: 'rebel' | 'imperial' | 'hutt' | 'syndicate'
  }
}
export interface OuterRimAskReputation {
  is: 'reputation'
  facts: {
    faction: 'rebel' | 'imperial' | 'hutt' | 'syndicate'
  }
}
export interface OuterRimAskFactionGain {
  is: 'faction-gain'
  facts: {}
}
export interface OuterRimAskFactionLose {
  is: 'faction-lose'
  facts: {}
}
export interface OuterRimAskFactionSet {
  is: 'faction-set'
  facts: {}
}
export interface OuterRimAskFactionMovePatrol {
  is: 'faction-move-patrol'
  facts: {}
}
export interface OuterRimAskFactionPlacePatrol {
  is: 'faction-place-patrol'
  facts: {}
}
export interface OuterRimAskPlayerSteal {
  is: 'player-steal'
  facts: {}
}
export interface OuterRimAskPlayerResolve {
  is: 'player-resolve'
  facts: {}
}
export interface OuterRimAskPlayerTest {
  is: 'player-test'
  facts: {}
}
export interface OuterRimAskPlayerFight {
  is: 'player-fight'
  facts: {}
}
export interface OuterRimAskPlayerMovePatrol {
  is: 'player-move-patrol'
  facts: {}
}
export interface OuterRimAskTest {
  is: 'test'
  facts: {
    skill: 'influence' | 'knowledge' | 'piloting' | 'stealth' | 'strength' | 'tactics' | 'tech'
  }
}
export interface OuterRimAskAfterRoll {
  is: 'after-roll'
  facts: {
    faces: ('hit' | 'crit' | 'focus' | 'blank')[]
  }
}
export interface OuterRimAskReroll {
  is: 'reroll'
  facts: {
    faces: ('hit' | 'crit' | 'focus' | 'blank')[]
  }
}
export interface OuterRimAskTurn {
  is: 'turn'
  facts: {
    faces: ('hit' | 'crit' | 'focus' | 'blank')[]
  }
}
export interface OuterRimAskIgnore {
  is: 'ignore'
  facts: {
    faces: ('hit' | 'crit' | 'focus' | 'blank')[]
  }
}
export interface OuterRimAskFirst {
  is: 'first'
  facts: {
    player: number
    amount: number
  }
}
