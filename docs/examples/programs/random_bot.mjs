// Plays any game of Starboard at random, by the protocol of docs/programs.md. It needs nothing but Node.
//
// starboard duel carcassonne 'program:node docs/examples/programs/random_bot.mjs' easy -n 20

import { createInterface } from 'node:readline'

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

let state = 1 // of our own chance: Math.random cannot be seeded

function below(n) {
  state = (state * 48271) % 2147483647
  return state % n
}

// Chooses one of the options. This is the place for something cleverer.
function choose(view, options) {
  return options[below(options.length)].notation
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.it === 'hello') {
    state = (message.seed % 2147483646) + 1 // so that the same duel is the same again
    say({ do: 'hello', protocol: 1, name: 'Random, in JavaScript' })
  } else if (message.it === 'ask') {
    say({ do: 'choose', id: message.id, choice: choose(message.view, message.ask.options) })
  } else if (message.it === 'lost') {
    console.error(message.kind, message.why) // standard error is for us alone
  }
  // Messages that it does not know are passed over. When the game is over, there are no more lines.
}
