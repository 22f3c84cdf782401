// The browser code of the activities' page. It posts frame messages (`asyncapi/frames.yaml`) only after the server has
// confirmed the action.
import type { WheelPrize } from '../activity-wheel.ts'
import type { ActivityPageData } from '../page-data.ts'
import type { ActivityState } from '../../sandbox/rewards/activity-state.ts'
import { byId, drawSymbol, readPageData } from './dom.ts'

interface ActionResult {
  success: boolean
  error?: string
  msg?: string
  event?: string
  rewards?: WheelPrize[]
  state?: ActivityState
  segment?: number
}

const config = readPageData<ActivityPageData>()
const { texts } = config
const calm = matchMedia('(prefers-reduced-motion: reduce)')
let state = config.state
let busy = false
let turned = 0

function showMessage(text: string, kind: '' | 'good' | 'bad' = ''): void {
  byId('message').textContent = text
  byId('message').className = `message ${kind}`
}

function postToApp(message: { event: string; content?: WheelPrize[] }, inTab = ''): void {
  if (window.parent !== window) window.parent.postMessage(message, config.appOrigin)
  else if (inTab !== '') showMessage(inTab)
}

function formatPrize({ type, amount }: WheelPrize): string {
  const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount)
  return (texts[type as 'cash' | 'point' | 'energy' | 'coupon'] ?? type).replace(
    '{amount}',
    type === 'cash' ? money : String(amount),
  )
}

function dayButton({ day, state: what, deposit }: ActivityState['days'][number]): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `day num ${what}`
  button.textContent = String(day)
  const words = [String(day), texts[what], ...(deposit === 'none' ? [] : [texts.withDeposit])]
  button.setAttribute('aria-label', words.join(', '))
  if (what === 'today' || (what === 'signed' && day === today())) button.setAttribute('aria-current', 'date')
  if (what === 'signed') button.append(drawSymbol('parol'))
  if (deposit !== 'none') {
    const coin = document.createElement('span')
    coin.className = deposit === 'ready' ? 'coin' : 'coin used'
    button.append(coin)
  }
  button.addEventListener('click', () => void act('sign-up', day))
  return button
}

/** Today's day of the month: the day before the first future one, or the last. */
function today(): number {
  return (state.days.find((one) => one.state === 'future')?.day ?? state.days.length + 1) - 1
}

function showDays(): void {
  const first = new Date(`${state.month}-01T00:00:00Z`)
  const heads = Array.from({ length: 7 }, (_, i) => {
    const head = document.createElement('span')
    head.className = 'head'
    head.setAttribute('aria-hidden', 'true')
    head.textContent = new Intl.DateTimeFormat(config.lang, { weekday: 'narrow', timeZone: 'UTC' }).format(
      Date.UTC(2023, 0, 1 + i),
    )
    return head
  })
  const gaps = Array.from({ length: first.getUTCDay() }, () => document.createElement('span'))
  byId('days').replaceChildren(...heads, ...gaps, ...state.days.map(dayButton))
  byId('month').textContent = new Intl.DateTimeFormat(config.lang, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(first)
}

function setButton(id: string, count: number, ready: string, none: string): void {
  const button = byId(id) as HTMLButtonElement
  button.disabled = busy || count === 0
  button.textContent = count === 0 ? none : count > 1 ? `${ready} (${count})` : ready
}

function setDot(id: string, count: number): void {
  byId(id).hidden = count === 0
  byId(id).textContent = String(count)
}

function show(): void {
  showDays()
  setButton('sign-up', state.signUps, texts.signNow, texts.signedToday)
  setButton('deposit-sign', state.depositSigns, texts.depositSign, texts.depositSign)
  byId('deposit-sign').hidden = state.depositSigns === 0
  byId('deposit-go').hidden = state.depositSigns > 0
  byId('deposit-text').textContent = state.depositSigns > 0 ? texts.depositReady : texts.depositNone
  setButton('invite-spin', state.spins, texts.spin, texts.noSpins)
  setButton('energy-fill', state.energyFills, texts.fill, texts.noFills)
  setButton('task-reward', state.taskRewards, texts.taskClaim, texts.noTasks)
  setDot('dot-sign', state.signUps + state.depositSigns)
  setDot('dot-wheel', state.spins + state.energyFills)
  setDot('dot-task', state.taskRewards)
  byId('energy').textContent = String(state.energy)
  byId('points').textContent = new Intl.NumberFormat('en-US').format(state.points)
}

/** Turns the wheel until a segment is at the top: several turns, unless the player prefers reduced motion. */
async function turnTo(segment: number): Promise<void> {
  const disc = byId('wheel-disc')
  const from = turned % 360
  turned = 360 * 5 - (segment * 360) / config.segments
  disc.style.transform = `rotate(${turned}deg)`
  if (calm.matches) return
  await disc.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }], {
    duration: 3200,
    easing: 'cubic-bezier(.15,.75,.1,1)',
  }).finished
  byId('wheel').classList.add('won')
}

async function act(action: string, day?: number): Promise<void> {
  if (busy) return
  busy = true
  byId('wheel').classList.remove('won')
  showMessage(texts.working)
  show()
  try {
    const response = await fetch(`/demo/activity/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ key: config.key, day }),
      signal: AbortSignal.timeout(10_000),
    })
    const result = (await response.json()) as ActionResult
    if (result.segment !== undefined) await turnTo(result.segment)
    state = result.state ?? state
    if (!result.success || result.event === undefined || result.rewards === undefined)
      return showMessage(result.msg ?? texts.unknown, 'bad')
    showMessage(texts.got.replace('{rewards}', result.rewards.map(formatPrize).join(', ')), 'good')
    postToApp({ event: result.event })
    postToApp({ event: 'reward', content: result.rewards })
  } catch (error) {
    // A request that fails at once never reached the server; no response, or an unreadable one, leaves the outcome
    // unknown.
    showMessage(error instanceof TypeError ? texts.offline : texts.unknown, 'bad')
  } finally {
    busy = false
    show()
    // The calendar was redrawn, so focus the day again.
    if (day !== undefined) document.querySelectorAll<HTMLElement>('.day')[day - 1]?.focus({ preventScroll: true })
  }
}

const tabs = [...document.querySelectorAll<HTMLButtonElement>('[role=tab]')]

function open(chosen: HTMLButtonElement): void {
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === chosen))
    tab.tabIndex = tab === chosen ? 0 : -1
    byId(tab.getAttribute('aria-controls') ?? '').hidden = tab !== chosen
  }
  showMessage('')
}

tabs.forEach((tab, i) => {
  tab.addEventListener('click', () => open(tab))
  tab.addEventListener('keydown', ({ key }) => {
    const next = key === 'ArrowRight' ? tabs[(i + 1) % tabs.length] : key === 'ArrowLeft' ? tabs.at(i - 1) : undefined
    if (next === undefined) return
    open(next)
    next.focus()
  })
})
for (const action of ['sign-up', 'deposit-sign', 'invite-spin', 'energy-fill', 'task-reward'])
  byId(action).addEventListener('click', () => void act(action))
byId('close').addEventListener('click', () => postToApp({ event: 'close' }, texts.tabClose))
for (const id of ['deposit', 'deposit-go'])
  byId(id).addEventListener('click', () => postToApp({ event: 'deposit' }, texts.tabDeposit))
show()
