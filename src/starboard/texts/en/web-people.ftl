# People one knows, and whether they are here: in the browser.

## Whether somebody is here

web-here-here = here
web-here-thinking = here and thinking
web-here-away = away, last seen { $when }
web-here-lost = connection lost
web-hide = Do not show when I’m online
    .about = Nobody sees whether you are at a table or online. Your games go on as usual.

## Quick reactions

web-reactions = Show reactions
    .about = See the emblems that others at your table send.
web-react = React
web-react-told = { $name }: { $what }
web-react-yes = Yes!
web-react-no = Oh no
web-react-clap = Bravo!
web-react-wow = Wow!
web-react-laugh = Haha!
web-react-sad = What a pity
web-react-thinking = Hmm…
web-react-hurry = Hurry up, please
web-react-thanks = Thank you!
web-react-sorry = Sorry!
web-react-luck = Good luck!
web-react-good-game = Good game!

## People one knows

web-here-online = online
web-people = People
web-people-name-first = Enter your name, and you can find people you know here.
web-people-search = Find people by name
web-people-search-hint = At least two letters. You find names protected by a password, and guests you have played with.
web-people-found = { $count ->
    [0] Nobody found.
    [one] 1 person found
   *[other] { $count } people found
}
web-people-friends = Friends
web-people-no-friends = No friends yet. Ask somebody you have played with, or find people by name.
web-people-requests = Requests
web-people-played = Played with lately
web-people-no-played = When you finish a game with other people, you find them here.
web-people-played-at = played together { $when }
web-people-blocked = Blocked
web-people-blocked-about = You see no requests, invitations, reactions or chat from people you have blocked. They are not told.
web-people-friend = friend
web-people-asked = request sent, no answer yet
web-people-asks = wants to be your friend
web-people-ask = Ask to be friends
web-people-accept = Accept
web-people-accept-of = Accept: { $name }
web-people-decline = Decline
web-people-decline-of = Decline: { $name }
web-people-withdraw = Withdraw the request
web-people-end = Remove from friends
web-people-block = Block
web-people-unblock = Unblock
web-people-more = More: { $name }
web-people-invite = Invite to a game
web-people-now-friends = You and { $name } are friends now.
web-people-now-asked = { $name } has been asked.
web-people-now-blocked = You will hear nothing more from { $name }.

## Invitations

web-inbox = { $count ->
    [0] Invitations and requests: none
    [one] Invitations and requests: 1
   *[other] Invitations and requests: { $count }
}
web-inbox-none = Nothing is waiting for you.
web-inbox-invites = { $name } invites you to a game: { $game }.
web-inbox-asks = { $name } wants to be your friend.
web-invite = Invite
web-invite-open = Invite…
web-invite-of = Invite: { $name }
web-invite-title = Invite to seat { $number }
web-invite-nobody = Find somebody by name. Friends and people you have played with will be listed here.
web-invite-done = { $name } is invited.
