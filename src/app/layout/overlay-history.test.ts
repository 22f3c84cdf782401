import { describe, expect, it } from 'vitest'
import { bindBackToOverlays } from './overlay-history.ts'

interface Step {
  readonly __TSR_key: string
  readonly isOverlay?: boolean
  /** The frame's page that the entry is of. */
  readonly framed?: number
}

interface Entry {
  page: string
  isOverlay: boolean
}

/** A browser's history, a router that follows it, and a number of open overlays. */
function setUp() {
  let entries: Step[] = [{ __TSR_key: 'game' }]
  let at = 0
  let open = 0
  let routerAt = 'game'
  let isSettled = true
  let held = Promise.resolve()
  const tasks: (() => void)[] = []
  const timers: (() => void)[] = []
  let onPop: (event: { stopImmediatePropagation(): void }) => void = () => undefined

  function step(by: number): void {
    tasks.push(() => {
      if (!entries[at + by]) return
      const isWithinFrame = entries[at + by]?.isOverlay === true && entries[at]?.framed !== entries[at + by]?.framed
      at += by
      if (isWithinFrame) return
      let isStopped = false
      onPop({ stopImmediatePropagation: () => (isStopped = true) })
      if (!isStopped) routerAt = entries[at]?.__TSR_key ?? ''
    })
  }
  function push(entry: Step): void {
    entries = [...entries.slice(0, at + 1), entry]
    at += 1
  }
  const { sync, leavePage } = bindBackToOverlays({
    history: {
      state: () => entries[at],
      push: (state) => push(state as { __TSR_key: string }),
      replace: (state) => (entries[at] = state as Step),
      go: step,
      forward: () => step(1),
      onPop: (listener) => (onPop = listener ?? onPop),
      defer: (run) => tasks.push(run),
      afterStep: (run) => timers.push(run),
    },
    overlays: { isOpen: () => open > 0, closeTop: () => (open = Math.max(0, open - 1)) },
    router: { entryKey: () => routerAt, isSettled: () => isSettled, hold: (until) => void (held = until) },
  })
  const settle = (): void => {
    for (let task = tasks.shift(); task; task = tasks.shift()) task()
  }
  return {
    settle,
    /** The page in a frame navigates: the browser adds an entry, and copies the state. */
    navigateFrame: () => push({ ...(entries[at] as Step), framed: (entries[at]?.framed ?? 0) + 1 }),
    /** So much time passes that no step is on its way any more. */
    wait: () => {
      for (const run of timers.splice(0)) run()
      settle()
    },
    /** Runs the next task. */
    next: () => tasks.shift()?.(),
    /** A tap on a link, as the router handles it. */
    async tap(page: string) {
      await held
      this.navigate(page)
    },
    leavePage,
    setOpen(count: number) {
      open = count
      sync()
    },
    navigate(page: string) {
      push({ __TSR_key: page })
      routerAt = page
      sync()
    },
    replace(page: string) {
      entries[at] = { __TSR_key: page }
      routerAt = page
      sync()
    },
    setSettled(value: boolean) {
      isSettled = value
      sync()
    },
    press(by: number) {
      step(by)
      settle()
    },
    get open() {
      return open
    },
    get here(): Entry {
      return { page: routerAt, isOverlay: entries[at]?.isOverlay === true }
    },
    get length() {
      return entries.length
    },
  }
}

const onGame = { page: 'game', isOverlay: false }

describe('bindBackToOverlays', () => {
  it('closes the only overlay and stays on the page', () => {
    const w = setUp()
    w.setOpen(1)
    w.settle()
    expect(w.here).toEqual({ page: 'game', isOverlay: true })
    w.press(-1)
    expect(w.open).toBe(0)
    expect(w.here).toEqual(onGame)
  })

  it('closes one overlay per Back', () => {
    const w = setUp()
    w.setOpen(2)
    w.settle()
    w.press(-1)
    expect(w.open).toBe(1)
    expect(w.here.isOverlay).toBe(true)
    w.press(-1)
    expect(w.open).toBe(0)
    expect(w.here).toEqual(onGame)
  })

  it('leaves the page after an overlay was closed by its own button', () => {
    const w = setUp()
    w.navigate('wallet')
    w.settle()
    w.setOpen(1)
    w.settle()
    w.setOpen(0)
    w.settle()
    expect(w.here).toEqual({ page: 'wallet', isOverlay: false })
    w.press(-1)
    expect(w.here).toEqual(onGame)
  })

  it('closes the next overlay by the first Back, though the page in the closed frame had navigated', () => {
    const w = setUp()
    w.setOpen(1)
    w.settle()
    w.navigateFrame()
    w.setOpen(0)
    w.settle()
    w.wait()
    expect(w.here).toEqual(onGame)
    w.setOpen(1)
    w.settle()
    w.press(-1)
    expect(w.open).toBe(0)
    expect(w.here).toEqual(onGame)
  })

  it('skips the entry that closing and navigating at once leaves behind', () => {
    const w = setUp()
    w.setOpen(1)
    w.settle()
    w.setOpen(0)
    w.navigate('wallet')
    w.settle()
    expect(w.length).toBe(3)
    w.press(-1)
    expect(w.here).toEqual(onGame)
    w.press(1)
    w.press(1)
    expect(w.here).toEqual({ page: 'wallet', isOverlay: false })
  })

  it('keeps a navigation while the extra entry is left', async () => {
    const w = setUp()
    w.setOpen(1)
    w.settle()
    w.setOpen(0)
    w.next()
    const tapped = w.tap('wallet')
    // Nothing waits: the tap is taken at once.
    await Promise.resolve()
    w.settle()
    await tapped
    w.settle()
    expect(w.here).toEqual({ page: 'wallet', isOverlay: false })
    w.press(-1)
    expect(w.here).toEqual(onGame)
  })

  it('keeps an overlay that opens while the extra entry is left', () => {
    const w = setUp()
    w.setOpen(1)
    w.settle()
    w.setOpen(0)
    w.next()
    w.setOpen(1)
    w.settle()
    expect(w.open).toBe(1)
    expect(w.here).toEqual({ page: 'game', isOverlay: true })
    w.press(-1)
    expect(w.open).toBe(0)
    expect(w.here).toEqual(onGame)
  })

  it('leaves the extra entry by one step, however often it is requested', () => {
    const w = setUp()
    w.navigate('wallet')
    w.settle()
    w.setOpen(1)
    w.settle()
    w.setOpen(0)
    w.setOpen(0)
    w.settle()
    expect(w.here).toEqual({ page: 'wallet', isOverlay: false })
  })

  it('takes no step for an overlay that is closed already', () => {
    const w = setUp()
    w.navigate('wallet')
    w.setOpen(1)
    w.settle()
    w.setOpen(0)
    w.settle()
    for (let again = 0; again < 3; again += 1) {
      w.setOpen(0)
      w.settle()
    }
    expect(w.here).toEqual({ page: 'wallet', isOverlay: false })
  })

  it('waits while a guard redirects', () => {
    const w = setUp()
    w.setSettled(false)
    w.navigate('wallet')
    w.setOpen(1)
    w.settle()
    expect(w.length).toBe(2)
    w.replace('game-again')
    w.setSettled(true)
    w.settle()
    expect(w.here).toEqual({ page: 'game-again', isOverlay: true })
    w.press(-1)
    expect(w.open).toBe(0)
    expect(w.here).toEqual({ page: 'game-again', isOverlay: false })
  })

  it('closes open overlays when a step leads to another page', () => {
    const w = setUp()
    w.navigate('wallet')
    w.settle()
    w.setOpen(2)
    w.settle()
    w.press(-2)
    expect(w.open).toBe(0)
    expect(w.here).toEqual(onGame)
  })

  it.each([0, 1])('leaves the page for the one before, with %i overlays just closed', async (closed) => {
    const w = setUp()
    w.navigate('wallet')
    w.settle()
    w.setOpen(closed)
    w.settle()
    w.setOpen(0)
    w.leavePage()
    w.settle()
    await Promise.resolve()
    w.settle()
    expect(w.here).toEqual(onGame)
    w.press(1)
    expect(w.here.page).toBe('wallet')
  })

  it('leaves the page after its own step from the extra entry', async () => {
    const w = setUp()
    w.navigate('vip')
    w.navigate('wallet')
    w.setOpen(1)
    w.settle()
    w.setOpen(0)
    w.next()
    w.leavePage()
    w.settle()
    await Promise.resolve()
    w.settle()
    expect(w.here).toEqual({ page: 'vip', isOverlay: false })
  })
})
