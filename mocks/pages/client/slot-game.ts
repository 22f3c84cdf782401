// The browser code of the demo slot. Messages to the app follow the frame contract (`asyncapi/frames.yaml`).
import type { SlotGameData } from '../page-data.ts'
import type { SlotGameTexts } from '../slot-game-texts.ts'
import { byId, drawSymbol, readPageData } from './dom.ts'

const config = readPageData<SlotGameData>()
const { texts } = config
const spinButton = byId('spin') as HTMLButtonElement
const reels = [...document.querySelectorAll('.reel')]
const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const money = (pesos: number): string => `₱${digits.format(pesos)}`
const calm = matchMedia('(prefers-reduced-motion: reduce)')
let balance = config.balance
let spins = 0
let timer = 0

/** How often the balance is read while it does not cover the bet, in milliseconds. */
const READ_EVERY_MS = 2000

function postToApp(event: 'close' | 'deposit', inTab: string): void {
  if (window.parent !== window) window.parent.postMessage({ event }, config.appOrigin)
  else showMessage(inTab, false)
}

const bet = (): number => Number(document.querySelector<HTMLInputElement>('input[name=bet]:checked')?.value ?? 1)

function showMessage(text: string, wins: boolean): void {
  byId('result').textContent = text
  byId('result').classList.toggle('win', wins)
  byId('machine').classList.toggle('wins', wins)
}

/** Why the balance does not suffice: no smaller bet helps below the smallest. */
function describeShort(): string {
  if (balance === 0) return texts.nothing
  const smallest = Number(document.querySelector<HTMLInputElement>('input[name=bet]')?.value ?? 1)
  return balance < smallest ? texts.empty.replace('{amount}', money(balance)) : texts.short
}

function showNotice(text: string, offerDeposit: boolean): void {
  byId('notice').hidden = text === ''
  byId('notice-text').textContent = text
  byId('notice-deposit').hidden = !offerDeposit
  // Nothing was taken, and nothing is wrong.
  byId('notice').classList.toggle('calm', offerDeposit)
  // The app opens the deposit over the game, and does not tell the game when it arrives.
  clearInterval(timer)
  if (offerDeposit) timer = window.setInterval(() => void readBalance(), READ_EVERY_MS)
}

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ playKey: config.playKey, ...body }),
    signal: AbortSignal.timeout(10_000),
  })
}

/** Shows what the server has now; the refusal of a bet ends once it is covered. A failure shows at the next spin. */
async function readBalance(): Promise<void> {
  if (document.hidden) return
  const before = spins
  const response = await post('/demo/game/balance', {}).catch(() => undefined)
  const result = (await response?.json().catch(() => undefined)) as { balance?: number } | undefined
  // A spin since then knows better.
  if (typeof result?.balance !== 'number' || spins !== before || spinButton.disabled) return
  balance = result.balance
  byId('balance').textContent = money(balance)
  if (byId('notice-deposit').hidden || bet() > balance) return
  showNotice('', false)
  showMessage(texts.ready, false)
}

function showMoney(win: number): void {
  byId('balance').textContent = money(balance)
  byId('win').textContent = money(win)
  byId('win').classList.toggle('has', win > 0)
}

function cell(symbol: string, lit: boolean): HTMLElement {
  const box = document.createElement('span')
  box.className = lit ? 'cell lit' : 'cell'
  box.append(drawSymbol(symbol))
  return box
}

/**
 * The server sends rows; the page shows columns. A spinning column slides up to its three symbols from others below.
 */
function showReels(rows: readonly (readonly string[])[], wins: boolean, move: boolean): void {
  const alike = (cells: readonly (readonly [number, number])[]): boolean =>
    new Set(cells.map(([y, x]) => rows[y]?.[x])).size === 1
  const lines: (readonly (readonly [number, number])[])[] = [0, 1, 2].map((y) => [0, 1, 2].map((x) => [y, x] as const))
  const lit = new Set(wins ? lines.filter(alike).flatMap((line) => line.map(([y, x]) => `${y}${x}`)) : [])
  reels.forEach((reel, x) => {
    const shown = rows.map((row, y) => cell(row[x] ?? 'sun', lit.has(`${y}${x}`)))
    const passing = move
      ? config.symbols.map((_, i) => cell(config.symbols[(i * 3 + x) % config.symbols.length] ?? 'sun', false))
      : []
    const strip = document.createElement('div')
    strip.append(...shown, ...passing)
    reel.replaceChildren(strip)
    if (!move) return
    const from = `translateY(-${(passing.length / (passing.length + 3)) * 100}%)`
    const slide = strip.animate([{ transform: from }, { transform: 'none' }], {
      duration: 320 + x * 120,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    })
    slide.onfinish = () => passing.forEach((one) => one.remove())
  })
  byId('reels-text').textContent = rows
    .map((row) => row.map((name) => texts[name as keyof SlotGameTexts] ?? name).join(', '))
    .join('; ')
}

async function spin(): Promise<void> {
  const stake = bet()
  if (stake > balance) {
    showMessage('', false)
    showNotice(balance === 0 ? describeShort() : `${texts.refused}\n${describeShort()}`, true)
    return
  }
  showNotice('', false)
  showMessage(texts.spinning, false)
  spinButton.disabled = true
  spins += 1
  try {
    const response = await post('/demo/game/spin', { bet: stake })
    const result = (await response.json()) as {
      success: boolean
      msg?: string
      reels?: string[][]
      win?: number
      balance?: number
    }
    if (typeof result.balance === 'number') balance = result.balance
    if (result.success && result.reels !== undefined) {
      const win = result.win ?? 0
      showMoney(win)
      showMessage(win > 0 ? texts.won.replace('{amount}', money(win)) : texts.lost, win > 0)
      showReels(result.reels, win > 0, !calm.matches)
      return
    }
    showMoney(0)
    showMessage('', false)
    const short = balance < stake
    showNotice(short ? describeShort() : `${result.msg ?? texts.refused}\n${texts.refusedNext}`, short)
  } catch (error) {
    showMessage('', false)
    // A request that fails at once placed no bet; no response, or an unreadable one, leaves the outcome unknown.
    showNotice(error instanceof TypeError ? texts.offline : texts.unknown, false)
  } finally {
    spinButton.disabled = false
    spinButton.focus({ preventScroll: true })
  }
}

spinButton.addEventListener('click', () => void spin())
window.addEventListener('focus', () => void readBalance())
document.addEventListener('visibilitychange', () => void readBalance())
byId('close').addEventListener('click', () => postToApp('close', texts.tabClose))
byId('deposit').addEventListener('click', () => postToApp('deposit', texts.tabDeposit))
byId('notice-deposit').addEventListener('click', () => postToApp('deposit', texts.tabDeposit))
showMoney(0)
showReels(
  [
    ['mango', 'parol', 'sun'],
    ['seven', 'seven', 'seven'],
    ['jeepney', 'rooster', 'salakot'],
  ],
  false,
  false,
)
