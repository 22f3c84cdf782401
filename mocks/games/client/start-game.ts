import { byId, readPageData } from '../../pages/client/dom.ts'
import type { GamePageData } from '../page-data.ts'

/** A round as its page shows it. Pesos. */
export interface ShownRound<Outcome> {
  outcome: Outcome
  pick: string
  bet: number
  win: number
}

/** How often the balance is read while it does not cover the bet, in milliseconds. */
const READ_EVERY_MS = 2000

const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const formatMoney = (pesos: number): string => `₱${digits.format(pesos)}`

/** Whether the player wants less motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Waits, unless the player wants less motion. */
export function pause(milliseconds: number): Promise<void> {
  return isCalm() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** The value of the chosen radio button of a name; empty if there is none. */
export function getChosen(name: string): string {
  return document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? ''
}

/**
 * Runs the frame around a game: bets, balance, refusals and the messages to the app (`asyncapi/frames.yaml`). `show`
 * shows a round and returns what is to be said of it before what was won.
 */
export function startGame<Outcome>(show: (round: ShownRound<Outcome>) => string | Promise<string>): void {
  const config = readPageData<GamePageData>()
  const { texts } = config
  const playButton = byId('play') as HTMLButtonElement
  let balance = config.balance
  let rounds = 0
  let isPlaying = false
  let isPaused = false
  let timer = 0

  const getBet = (): number => Number(getChosen('bet'))

  function postToApp(event: 'close' | 'deposit', inTab: string): void {
    if (window.parent !== window) window.parent.postMessage({ event }, config.appOrigin)
    else showMessage(inTab, false)
  }

  function showMessage(text: string, wins: boolean): void {
    byId('result').textContent = text
    byId('result').classList.toggle('win', wins)
    byId('stage').classList.toggle('wins', wins)
  }

  /** Why the balance does not suffice: no smaller bet helps below the smallest. */
  function describeShort(): string {
    if (balance === 0) return texts.nothing
    const smallest = Number(document.querySelector<HTMLInputElement>('input[name=bet]')?.value)
    return balance < smallest ? texts.empty.replace('{amount}', formatMoney(balance)) : texts.short
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

  function showMoney(win: number, bet: number): void {
    byId('balance').textContent = formatMoney(balance)
    byId('win').textContent = formatMoney(win)
    byId('win').classList.toggle('has', win > bet)
  }

  function describeWin(win: number, bet: number): string {
    if (win === 0) return texts.lost
    const text = win > bet ? texts.won : win === bet ? texts.returned : texts.paid
    return text.replace('{amount}', formatMoney(win))
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

  /** Shows what the server has now; the refusal of a bet ends once it is covered. A failure shows at the next bet. */
  async function readBalance(): Promise<void> {
    if (document.hidden) return
    const before = rounds
    const response = await post('/demo/game/balance', {}).catch(() => undefined)
    const result = (await response?.json().catch(() => undefined)) as { balance?: number } | undefined
    // A round since then knows better.
    if (typeof result?.balance !== 'number' || rounds !== before || playButton.disabled) return
    balance = result.balance
    byId('balance').textContent = formatMoney(balance)
    if (byId('notice-deposit').hidden || getBet() > balance) return
    showNotice('', false)
    showMessage(config.ready, false)
  }

  async function play(): Promise<void> {
    const [bet, pick] = [getBet(), getChosen('pick')]
    if (bet > balance) {
      showMessage('', false)
      showNotice(balance === 0 ? describeShort() : `${texts.refused}\n${describeShort()}`, true)
      return
    }
    showNotice('', false)
    showMessage(config.busy, false)
    isPlaying = true
    playButton.disabled = true
    rounds += 1
    try {
      const response = await post('/demo/game/bet', { bet, pick })
      const result = (await response.json()) as {
        success: boolean
        error?: string
        msg?: string
        outcome?: Outcome
        win?: number
        balance?: number
      }
      if (typeof result.balance === 'number') balance = result.balance
      if (result.success && result.outcome !== undefined) {
        const win = result.win ?? 0
        const said = await show({ outcome: result.outcome, pick, bet, win })
        showMoney(win, bet)
        showMessage(`${said} ${describeWin(win, bet)}`.trim(), win > bet)
        return
      }
      showMoney(0, bet)
      showMessage('', false)
      // No deposit and no other bet is offered: the player wanted this to stop.
      if (result.error === 'playPaused' || result.error === 'limitReached') {
        isPaused = true
        showNotice(result.msg ?? texts.refused, false)
        return
      }
      const isShort = balance < bet
      showNotice(isShort ? describeShort() : `${result.msg ?? texts.refused}\n${texts.refusedNext}`, isShort)
    } catch (error) {
      showMessage('', false)
      // A request that fails at once placed no bet; no response, or an unreadable one, leaves the outcome unknown.
      showNotice(error instanceof TypeError ? texts.offline : texts.unknown, false)
    } finally {
      isPlaying = false
      playButton.disabled = isPaused
      playButton.focus({ preventScroll: true })
    }
  }

  /** `pause` and `resume` of the frame contract: a round that runs ends, and no other one begins. */
  function hearApp({ source, origin, data }: MessageEvent<{ event?: unknown } | null>): void {
    if (source !== window.parent || source === window || origin !== config.appOrigin) return
    if (data?.event !== 'pause' && data?.event !== 'resume') return
    isPaused = data.event === 'pause'
    playButton.disabled = isPaused || isPlaying
  }

  window.addEventListener('message', hearApp)
  playButton.addEventListener('click', () => void play())
  window.addEventListener('focus', () => void readBalance())
  document.addEventListener('visibilitychange', () => void readBalance())
  byId('close').addEventListener('click', () => postToApp('close', texts.tabClose))
  byId('deposit').addEventListener('click', () => postToApp('deposit', texts.tabDeposit))
  byId('notice-deposit').addEventListener('click', () => postToApp('deposit', texts.tabDeposit))
  showMoney(0, 0)
}
