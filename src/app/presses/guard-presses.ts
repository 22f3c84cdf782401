import type { Stop } from '#src/lib/stop.ts'
import { FrameCovers } from './frame-covers.ts'
import { isTooNew, LastPress, type Point, type Target } from './press-rule.ts'

/** What a press acts on; elsewhere it acts on the element itself, as on a dialog's backdrop. */
const ACTIVE = 'a, button, input, select, textarea, label, summary, [tabindex="0"]'

/** Marks a button that moves money: `Button` sets it. */
const MOVES_MONEY = 'data-moves-money'

/** Marks the field of a password: `PasswordField` sets it. The button that submits its form sends it. */
const PASSWORD = 'data-password'

interface Press {
  readonly target: Target
  readonly at: number
  readonly isIgnored: boolean
  /** Its click has come. */
  isOver: boolean
}

const toPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

/** Amounts and counts in a button change while it stays the same button. */
const getWords = (element: Element): string => (element.textContent ?? '').replaceAll(/[^\p{L}]+/gu, '').slice(0, 80)

function toTarget(element: Element): Target {
  const active = element.closest(ACTIVE) ?? element
  return { element: active, words: active.matches('a, button') ? getWords(active) : '' }
}

function findTarget({ x, y }: Point): Target | undefined {
  const element = document.elementFromPoint(x, y)
  return element === null ? undefined : toTarget(element)
}

/** The buttons that move money or send a password. */
function findSensitive(): readonly Element[] {
  const passwords = document.querySelectorAll<HTMLInputElement>(`[${PASSWORD}]`)
  const controls = [...passwords].flatMap(({ form }) => [...(form?.elements ?? [])])
  return [
    ...document.querySelectorAll(`[${MOVES_MONEY}]`),
    ...controls.filter((control) => control.matches('[type=submit]')),
  ]
}

/** Whether the middle of a button, or of one of its halves, is in the window and covered by nothing. */
function isSeen(button: Element): boolean {
  const { left, width, top, bottom } = button.getBoundingClientRect()
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  return [0.25, 0.5, 0.75].some((part) => button.contains(document.elementFromPoint(left + part * width, y)))
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
  const ended = new WeakMap<object, number>()
  /** Since when each sensitive button is seen. */
  let seen = new Map<object, { readonly since: number; readonly words: string }>()
  let last: LastPress | undefined
  let press: Press | undefined
  let isPlanned = false
  const { port1, port2 } = new MessageChannel()

  function look(): void {
    const now = performance.now()
    frames.look()
    last?.look()
    const before = seen
    seen = new Map()
    for (const button of findSensitive().filter(isSeen)) {
      const words = getWords(button)
      const old = before.get(button)
      seen.set(button, old?.words === words ? old : { since: now, words })
    }
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

  function isIgnored(place: Point, target: Target, at: number): boolean {
    if (frames.isIgnored(place, at)) return true
    const sensitive = findSensitive().find((button) => button === target.element)
    const isNear = last?.isNear(place) === true
    if (!isNear && sensitive === undefined) return false
    const times = [
      ended.get(target.element),
      isNear && last?.getAppearance(place, target),
      sensitive && (seen.get(sensitive)?.since ?? at),
    ]
    return times.some((since) => typeof since === 'number' && isTooNew(since, at))
  }

  function begin(event: PointerEvent): void {
    if (!event.isPrimary || !(event.target instanceof Element)) return
    // Whatever has moved without a sign of it.
    look()
    const [place, target, at] = [toPoint(event), toTarget(event.target), event.timeStamp]
    press = { target, at, isIgnored: isIgnored(place, target, at), isOver: false }
    if (press.isIgnored) event.stopImmediatePropagation()
    // A press that did nothing keeps the one before it: a third one is too early as well.
    else last = new LastPress(place, findTarget)
  }

  /** The mouse and touch events of a press. Scrolling stays possible. */
  function follow(event: Event): void {
    if (press?.isIgnored !== true || press.isOver) return
    event.stopImmediatePropagation()
    // No focus and no list of options.
    if (event.type === 'mousedown') event.preventDefault()
  }

  function end(event: MouseEvent): void {
    // A key press and assistive technology make a click without a press.
    if (press === undefined || press.isOver || event.detail === 0 || !(event.target instanceof Element)) return
    press.isOver = true
    if (!press.isIgnored && isMeantFor(press, toPoint(event), toTarget(event.target))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** Whether a press began on what it ends on, or that was there when it began. */
  function isMeantFor({ target, at }: Press, place: Point, end: Target): boolean {
    if (target.element === end.element) return true
    if (findSensitive().some((button) => button === end.element)) return false
    last?.look()
    return last === undefined || last.getAppearance(place, end) < at
  }

  /** The player scrolls: what comes under the finger by that is seen. */
  function forget(): void {
    press = undefined
    last = undefined
  }

  function release(event: PointerEvent): void {
    if (press?.isIgnored === false && last?.isDrag(toPoint(event)) === true) last = undefined
  }

  const changes = new MutationObserver((records) => {
    for (const { attributeName, target } of records) {
      if (attributeName !== 'aria-busy' || !(target instanceof Element)) continue
      if (!target.hasAttribute(attributeName)) ended.set(target, performance.now())
    }
    // Before a frame can be pressed.
    frames.look()
    plan()
  })
  const listening = new AbortController()

  function listen(types: readonly string[], listener: (event: never) => void, passive = false): void {
    const options = { capture: true, passive, signal: listening.signal }
    for (const type of types) window.addEventListener(type, listener as EventListener, options)
  }

  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  listen(['pointerdown'], begin)
  listen(['pointerup'], release)
  listen(['touchstart'], follow, true)
  listen(['mousedown'], follow)
  listen(['click', 'auxclick'], end)
  listen(['pointercancel', 'wheel'], forget, true)
  listen(['scroll', 'resize'], plan, true)
  listen(['load'], ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) frames.setLoaded(target)
    plan()
  })
  plan()
  return () => {
    listening.abort()
    changes.disconnect()
    port1.close()
  }
}
