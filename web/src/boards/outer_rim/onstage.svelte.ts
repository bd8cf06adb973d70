// What is to be seen on the board, so that nothing else need repeat it: options as buttons over the map (on a phone),
// spaces (if they are many), the market (if there is room).

class Onstage {
  is = $state(false)
  spaces = $state(false)
  market = $state(true)
}

export const onstage = new Onstage()
