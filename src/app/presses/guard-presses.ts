import type { Stop } from '#src/lib/stop.ts'
import { FrameCovers } from './frame-covers.ts'
import { getDistance, isTooNew, LastPress, type Point, type Target } from './press-rule.ts'

/** What a press acts on; elsewhere it acts on the element itself, as on a dialog's backdrop. */
const ACTIVE = 'a, button, input, select, textarea, label, summary, [tabindex="0"]'

/** A row of tabs moves itself: to press the next one is to press the row again. */
const TABS = '[role=tablist]'

/** Marks a button that moves money: `Button` sets it. */
const MOVES_MONEY = '[data-moves-money]'

/** Marks the field of a password: `PasswordField` sets it. The button that submits its form sends it. */
const PASSWORD = '[data-password]'

/**
 * Why a press did nothing: what it hit had just appeared under the press before, or had not been seen for long enough, or
 * its request had just ended, or a frame had just opened or closed there, or it was not there when the press began.
 */
export type IgnoredReason = 'appeared' | 'unseen' | 'ended' | 'frame' | 'replaced'

declare global {
  interface DocumentEventMap {
    /** Tells tools and tests of a press that did nothing. */
    'press-ignored': CustomEvent<{ readonly target: Element; readonly reason: IgnoredReason }>
  }
}

interface Press {
  readonly target: Target
  readonly at: number
  readonly isIgnored: boolean
}

/** A sensitive button that the player sees: its middle, its words, and since when. */
interface Seen extends Point {
  readonly button: Element
  readonly words: string
  readonly since: number
}

const toPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

/** Amounts and counts in a button change while it stays the same button. */
const getWords = (element: Element): string => (element.textContent ?? '').replaceAll(/[^\p{L}]+/gu, '').slice(0, 80)

function toTarget(hit: Element): Target {
  const element = hit.closest(TABS) ?? hit.closest(ACTIVE) ?? hit
  const words = element.matches('a, button') ? getWords(element) : ''
  return { element, words, isEarly: element.closest('#early') !== null }
}

function findTarget({ x, y }: Point): Target | undefined {
  const element = document.elementFromPoint(x, y)
  return element === null ? undefined : toTarget(element)
}

/** Whether a button moves money or sends a password. */
function isSensitive(button: Element): boolean {
  if (button.matches(MOVES_MONEY)) return true
  return button instanceof HTMLButtonElement && button.type === 'submit' && !!button.form?.querySelector(PASSWORD)
}

/** Whether the middle of a button, or of one of its halves, is in the window and covered by nothing. */
function isSeen(button: Element): boolean {
  const { left, width, top, bottom } = button.getBoundingClientRect()
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  return [0.25, 0.5, 0.75].some((part) => button.contains(document.elementFromPoint(left + part * width, y)))
}

/** A button in place of one that looked the same, such as the app's own in place of the early page's, is as old as it. */
function toSeen(button: Element, before: readonly Seen[], now: number): Seen {
  const { x, y, width, height } = button.getBoundingClientRect()
  const middle = { x: x + width / 2, y: y + height / 2 }
  const words = getWords(button)
  const alike = before.filter((old) => old.words === words)
  const old = alike.find((one) => one.button === button) ?? alike.find((one) => getDistance(one, middle) < 1)
  return { ...middle, button, words, since: old?.since ?? now }
}

/** The longest animation that brings something to its place, in milliseconds; others run on in their place. */
const MAX_ARRIVAL_MS = 1000

function isMoving(): boolean {
  return document.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().endTime) <= MAX_ARRIVAL_MS)
}

/**
 * A press by finger, pen or mouse counts only for what the player saw. At about the place of the press before, it does
 * nothing on what appeared there after that press and less than 500 ms ago, or on a button whose request has just ended. It
 * does nothing on a new frame, or where a frame has just closed. A button that moves money or sends a password must also have
 * been seen for 500 ms. Keyboard and assistive technology make clicks without a press. Any part of the page is covered.
 */
export function guardPresses(): Stop {
  const frames = new FrameCovers()
  /** When the last request of a button ended. */
  const ended = new WeakMap<Node, number>()
  let seen: readonly Seen[] = []
  let last: LastPress | undefined
  let press: Press | undefined
  let isPlanned = false
  const { port1, port2 } = new MessageChannel()

  function look(now = performance.now()): void {
    frames.look()
    last?.look()
    const buttons = [...document.querySelectorAll(`${MOVES_MONEY}, [type=submit]`)]
    seen = buttons.filter((one) => isSensitive(one) && isSeen(one)).map((one) => toSeen(one, seen, now))
  }

  /** Looks after the next frame is painted: what it shows is what the player sees, and the layout is known. */
  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(() => port2.postMessage(undefined))
  }

  port1.onmessage = () => {
    isPlanned = false
    look()
    if (isMoving()) plan()
  }

  function findReason(place: Point, target: Target, at: number): IgnoredReason | undefined {
    const { element } = target
    if (frames.isIgnored(place, at)) return 'frame'
    const near = last?.isNear(place) === true ? last : undefined
    if (near && isTooNew(near.getAppearance(place, target), at)) return 'appeared'
    const mustBeSeen = isSensitive(element)
    if ((near || mustBeSeen) && isTooNew(ended.get(element) ?? -Infinity, at)) return 'ended'
    const since = seen.find(({ button }) => button === element)?.since ?? at
    return mustBeSeen && isTooNew(since, at) ? 'unseen' : undefined
  }

  function report({ element: target }: Target, reason: IgnoredReason): void {
    document.dispatchEvent(new CustomEvent('press-ignored', { detail: { target, reason } }))
  }

  function begin(event: PointerEvent): void {
    if (!event.isPrimary || !(event.target instanceof Element)) return
    // Whatever has moved without a sign of it.
    look()
    const [place, target, at] = [toPoint(event), toTarget(event.target), event.timeStamp]
    const reason = findReason(place, target, at)
    press = { target, at, isIgnored: reason !== undefined }
    // A press that did nothing keeps the one before it: a third one is too early as well.
    if (reason === undefined) last = new LastPress(place, findTarget)
    else {
      event.stopImmediatePropagation()
      report(target, reason)
    }
  }

  /** The mouse and touch events of a press. Scrolling stays possible. */
  function follow(event: Event): void {
    if (press?.isIgnored !== true) return
    event.stopImmediatePropagation()
    // No focus and no list of options.
    if (event.type === 'mousedown') event.preventDefault()
  }

  function end(event: MouseEvent): void {
    // A key press and assistive technology make a click without a press.
    if (press === undefined || event.detail === 0 || !(event.target instanceof Element)) return
    const begun = press
    const target = toTarget(event.target)
    press = undefined
    if (!begun.isIgnored && isMeantFor(begun, toPoint(event), target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!begun.isIgnored) report(target, 'replaced')
  }

  /** Whether a press began on what it ends on, or that was there when it began. */
  function isMeantFor({ target, at }: Press, place: Point, end: Target): boolean {
    if (target.element === end.element) return true
    if (isSensitive(end.element)) return false
    last?.look()
    return last === undefined || last.getAppearance(place, end) < at
  }

  /** What comes under the finger by what the player does in between is seen. */
  function forget({ type }: Event): void {
    last = undefined
    // A finger that scrolls has ended its press.
    if (type === 'pointercancel' || type === 'wheel') press = undefined
  }

  function release(event: PointerEvent): void {
    if (press?.isIgnored === false && last?.isDrag(toPoint(event)) === true) last = undefined
  }

  const changes = new MutationObserver((records) => {
    for (const { attributeName, oldValue, target } of records)
      if (attributeName === 'aria-busy' && oldValue === 'true') ended.set(target, performance.now())
    // Before a frame can be pressed.
    frames.look()
    plan()
  })
  const listening = new AbortController()

  function listen(types: readonly string[], listener: (event: never) => void, passive = false): void {
    const options = { capture: true, passive, signal: listening.signal }
    for (const type of types) window.addEventListener(type, listener as EventListener, options)
  }

  changes.observe(document, { attributeOldValue: true, characterData: true, childList: true, subtree: true })
  listen(['pointerdown'], begin)
  listen(['pointerup'], release)
  listen(['touchstart'], follow, true)
  listen(['mousedown'], follow)
  listen(['click', 'auxclick'], end)
  listen(['pointercancel', 'wheel', 'keydown', 'beforeinput'], forget, true)
  listen(['scroll', 'resize'], plan, true)
  listen(['load'], ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) frames.setLoaded(target)
    plan()
  })
  // What shows before the app takes presses: the player has seen it.
  look(-Infinity)
  return () => {
    listening.abort()
    changes.disconnect()
    port1.close()
  }
}
