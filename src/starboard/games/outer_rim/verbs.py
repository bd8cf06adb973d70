"""Declares what a player may choose in Outer Rim. A choice is a tuple of words: a verb, and what it is about."""

from __future__ import annotations

from functools import partial

from starboard.games.outer_rim import kinds
from starboard.kernel.verb import Verb

verb = partial(Verb, "outer_rim-option-")

# What shares its target with another verb of the same ask is told from it by a target of its own, `last`.

# Set-up.
CHARACTER = verb("character", about="choose one's character", character=kinds.CHARACTER)
SHIP = verb("ship", about="choose one's starting ship", ship=kinds.SHIP)
SIDE = verb("side", about="choose the faction that thinks well of one", faction=kinds.FACTION)
RIVAL = verb("rival", about="choose a character for the AI player", character=kinds.CHARACTER.like("bossk"))

# Planning.
BY = kinds.SOURCE.aimed("by").explained("what helps with a move").like("enc_lothal_mon_calamari_05")
MOVE = verb("move", space=kinds.SPACE)
MOVE_BY = verb("move", says="move-by", space=kinds.SPACE, by=BY)
EARN = verb("earn")
RECOVER = verb("recover")
PLAN = verb("plan", source=kinds.SOURCE.like("enc_navpoint_05"))

# Actions.
MARKET = verb("market")
DELIVER = verb("deliver")
TRADE = verb("trade")
USE = verb("use", source=kinds.SOURCE)
GOAL = verb("goal")
END = verb("end")
CYCLE = verb("cycle", last=("choose:cycle",), deck=kinds.DECK)
BUY = verb("buy", last=("choose:buy",), deck=kinds.DECK)
PICK = verb("pick", about="buy that one of the cards that were turned up", card=kinds.CARD.like("salvage"))
LEAVE = verb("leave", about="leave the market, or give the deal up")
PAY = verb("pay", about="pay for it")
TRADE_IN = verb("trade-in", last=("choose:trade-in",), card=kinds.CARD.like("salvage"))
DISCOUNT = verb("discount", source=kinds.SOURCE.like("crew_hondo_ohnaka"))
TAKE = verb("take")
REPLACE = verb("replace", card=kinds.CARD)
DECLINE = verb("decline", about="leave the card, or decline the deal")
DISCARD = verb("discard", last=("choose:discard",), card=kinds.CARD)
HAND_OVER = verb("hand-over", card=kinds.CARD.like("salvage"))
SELL = verb("sell", card=kinds.CARD.like("salvage"))
SUPPLY = verb("supply", about="buy that ship of the supply", ship=kinds.SHIP.like("hwk_290"))

# Trade between players.
PARTNER = verb("partner", about="trade with that player", player=kinds.PLAYER)
GIVE = verb("give", card=kinds.CARD)
GET = verb("get", card=kinds.CARD)
GIVE_CREDITS = verb("give-credits", last=("choose:give-credits",), credits=kinds.CREDITS)
GET_CREDITS = verb("get-credits", last=("choose:get-credits",), credits=kinds.CREDITS)
PROPOSE = verb("propose")
ACCEPT = verb("accept", about="accept the deal")
OFFER = verb("offer", last=("choose:offer",), credits=kinds.CREDITS, player=kinds.PLAYER)
REQUEST = verb("request", last=("choose:request",), credits=kinds.CREDITS, player=kinds.PLAYER)

# Encounters.
SPACE = verb("space")
PATROL = verb("patrol", faction=kinds.FACTION)
CONTACT = verb("contact", spot=kinds.SPOT)
JOB = verb("job", card=kinds.CARD.like("job_encrypted_message"))
HUNT_CREW = verb("hunt-crew", last=("choose:hunt-crew",), card=kinds.CARD.like("bounty_lobot"), player=kinds.PLAYER)
ATTACK = verb("attack", source=kinds.SOURCE.like("chromium_hull"), player=kinds.PLAYER)
ENCOUNTER = verb("encounter", about="use that Encounter ability", source=kinds.SOURCE)
FIGHT = verb("fight", card=kinds.CARD.like("bounty_lobot"))
TALK = verb("talk")
DEFEND = verb("defend")
YIELD = verb("yield")
KILL = verb("kill", about="eliminate the beaten target of a bounty")
CAPTURE = verb("capture", about="capture it")

# Effects.
OPTION = verb("option", about="choose what the card has printed so", label=kinds.LABEL)
YES = verb("yes", about="do what the card offers")
NO = verb("no", about="do not do it")
NONE = verb("none", about="none of them")
FACTION = verb("faction", about="choose that faction", faction=kinds.FACTION)
PLAYER = verb("player", about="choose that player", player=kinds.PLAYER)
PLANET = verb("planet", about="choose that planet", space=kinds.SPACE)
PLACE = verb("place", about="choose that contact space", spot=kinds.SPOT)
TO = verb("to", about="move the patrol there", space=kinds.SPACE.like("nav_kessel_lu"))
PEEK = verb("peek", spot=kinds.SPOT)
REVEAL = verb("reveal", spot=kinds.SPOT)

# Dice.
ROLL = verb("roll", about="roll the dice")
DONE = verb("done", about="nothing more")
SKILL = verb("skill", source=kinds.SOURCE.like("doctor_aphra"), skill=kinds.SKILL.like("tech"))
DIE = verb("die", source=kinds.SOURCE.like("jyn_erso"))
REROLL = verb("reroll", source=kinds.SOURCE.like("enc_cantonica_ord_mantell_05"), faces=kinds.ROLL)
TURN = verb("turn", source=kinds.SOURCE.like("vibro_ax"), face=kinds.FACE, to_face=kinds.FACE)
CANCEL = verb("cancel", source=kinds.SOURCE.like("jetpack"), faces=kinds.ROLL.like("hit"))
SET = verb("set", source=kinds.SOURCE.like("enc_kessel_maelstrom_05"), face=kinds.FACE)
PREVENT = verb("prevent", about="prevent the loss of reputation", source=kinds.SOURCE.like("jyn_erso"))
BEAR = verb("bear")
FIRST = verb("first", about="apply that ability first", source=kinds.SOURCE.like("iqa_11"))

# By their word, and by how many words follow it: a move may name what helps.
VERBS = {(one.word, len(one.fields)): one for one in tuple(globals().values()) if isinstance(one, Verb)}
