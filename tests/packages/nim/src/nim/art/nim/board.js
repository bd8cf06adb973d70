// The board of Nim: the heap as stones, the hand as cards. A card that is pointed at shows which stones it would take.

export const version = 1

export const css = `
  .nim { display: grid; gap: 24px; padding: 24px; justify-items: center; }
  .nim ul { display: flex; flex-wrap: wrap; gap: 12px; justify-content: center; }
  .nim svg { width: min(100%, 420px); }
  .nim circle { fill: var(--line-strong); }
  .nim circle.going { fill: var(--legal); }
  .nim button { min-width: 88px; min-height: 120px; border: 2px solid var(--line-strong); border-radius: 12px;
    background: var(--raised); color: var(--text); font: inherit; cursor: pointer; }
  .nim button:disabled { cursor: default; }
  .nim button.may { border-color: var(--legal); box-shadow: var(--glow); }
  .nim button.on { background: var(--legal-ink); color: var(--on-legal); }
`

const TAKES = { single: 1, pair: 2, trio: 3 }
const ROW = 7

const made = (name, className = '', text = '') =>
  Object.assign(document.createElement(name), { className, textContent: text })

function heap(stones, going) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `0 0 ${ROW * 20} ${Math.ceil(stones / ROW) * 20 || 1}`)
  svg.setAttribute('aria-hidden', 'true')
  for (let stone = 0; stone < stones; stone++) {
    const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
    circle.setAttribute('cx', (stone % ROW) * 20 + 10)
    circle.setAttribute('cy', Math.floor(stone / ROW) * 20 + 10)
    circle.setAttribute('r', 8)
    circle.classList.toggle('going', stone >= stones - going)
    svg.append(circle)
  }
  return svg
}

export function mount(element, table) {
  const root = element.appendChild(made('div', 'nim'))

  function card(id, now) {
    const target = `card:${id}`
    const picked = now.picked.at(-1) === target
    const may = now.next.includes(target)
    const button = made('button', `${may ? 'may' : ''} ${picked ? 'on' : ''}`, table.words('nim-card', { card: id }))
    button.disabled = !may && !picked
    button.setAttribute('aria-pressed', picked)
    button.onclick = () => (picked ? table.confirm() : table.pick(target))
    return button
  }

  return {
    update(now) {
      const going = TAKES[now.picked.at(-1)?.slice('card:'.length)] ?? 0
      const hand = made('ul')
      for (const id of now.view.hand) hand.appendChild(made('li')).append(card(id, now))
      const left = made('p', 'left', `${table.words('nim-view-heap')}: ${now.view.heap}`)
      const taken = made('p', 'muted', now.names.map((name, seat) => `${name}: ${now.view.taken[seat]}`).join(' · '))
      root.replaceChildren(left, heap(now.view.heap, going), taken, hand)
    },
    destroy: () => root.remove(),
  }
}
