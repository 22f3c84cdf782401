import { makeAutoObservable, observableRef } from 'mobx'
import {
  NOT_DISMISSIBLE,
  NOT_WHILE_BUSY,
  OUTLIVE_SESSION,
  PROMOTIONS,
  PROMPT_PRIORITY,
  REPEATABLE,
  type FrameOverlays,
  type QueuedOverlays,
  type StackedOverlays,
} from './overlay-names.ts'

/** One overlay on screen or waiting; a union by `name`, so that `props` fit. */
export type OverlayEntry<Names> = {
  [Name in keyof Names]: { readonly id: number; readonly name: Name; readonly props: Names[Name]; onClose?: () => void }
}[keyof Names]

type Queued = OverlayEntry<QueuedOverlays>
type Stacked = OverlayEntry<StackedOverlays>
type Frame = OverlayEntry<FrameOverlays>

/**
 * The overlays over the page. Prompts wait in one queue and open one at a time, never over something the player has
 * opened; sheets of the player stack on top; frames are below both. `src/app/layout/overlays.tsx` maps names to components.
 */
export class OverlayStore {
  /** The prompt on screen. */
  queued: Queued | null = null
  waiting: Queued[] = []
  /** From bottom to top. */
  stack: Stacked[] = []
  frames: Frame[] = []
  /** The ids of minimized frames: the page is usable, and Back belongs to the page. */
  collapsed: readonly number[] = []
  /** The ids of the frames below a page's sheet: open and inert; Back and prompts belong to the sheet. */
  covered: readonly number[] = []
  /** The close functions of a page's own sheets, the topmost last. They are below all other overlays. */
  sheets: readonly (() => void)[] = []
  /** The prompts requested since the session began or ended. */
  readonly #enqueued = new Set<keyof QueuedOverlays>()
  #nextId = 1
  #isBusy: () => boolean = () => false

  readonly #arePromotionsHeld: () => boolean

  /** @param arePromotionsHeld whether no promotion is shown */
  constructor(arePromotionsHeld: () => boolean = () => false) {
    this.#arePromotionsHeld = arePromotionsHeld
    const refs = {
      queued: observableRef,
      waiting: observableRef,
      stack: observableRef,
      frames: observableRef,
      collapsed: observableRef,
      covered: observableRef,
      sheets: observableRef,
    }
    makeAutoObservable(this, refs, { autoBind: true })
  }

  /** The frames that lie over the page, from bottom to top. */
  get pageFrames(): Frame[] {
    return this.frames.filter(({ id }) => !this.collapsed.includes(id))
  }

  /** Those of them that no sheet covers. */
  get openFrames(): Frame[] {
    return this.pageFrames.filter(({ id }) => !this.covered.includes(id))
  }

  /** Whether Back closes an overlay before it leaves the page. */
  get isOpen(): boolean {
    return this.top !== null || this.sheets.length > 0
  }

  /** Whether the age sheet is on screen: nothing else opens but from it. */
  get isAgeAsked(): boolean {
    return this.queued?.name === 'ageCheck'
  }

  /** The entry that Back would close. */
  get top(): Queued | Stacked | Frame | null {
    return this.stack.at(-1) ?? this.queued ?? this.openFrames.at(-1) ?? null
  }

  /**
   * Shows a prompt, now or later. A prompt that is shown or waiting is not queued twice, except repeatable ones (a
   * reward). A promotion is dropped while those are held.
   * @returns its id; 0 for none
   */
  enqueue<Name extends keyof QueuedOverlays>(name: Name, props: QueuedOverlays[Name], onClose?: () => void): number {
    if (PROMOTIONS.has(name) && this.#arePromotionsHeld()) return 0
    this.#enqueued.add(name)
    const known = [this.queued, ...this.waiting].find((entry) => entry?.name === name)
    if (known && !REPEATABLE.has(name)) return known.id
    const entry = this.#entry(name, props, onClose) as Queued
    this.waiting = [...this.waiting, entry].sort(
      (a, b) => PROMPT_PRIORITY.indexOf(a.name) - PROMPT_PRIORITY.indexOf(b.name),
    )
    this.showNext()
    return entry.id
  }

  /** Like `enqueue`, but once per page load and player. */
  enqueueOnce<Name extends keyof QueuedOverlays>(name: Name, props: QueuedOverlays[Name]): void {
    if (!this.#enqueued.has(name)) this.enqueue(name, props)
  }

  /** Sets when the player is busy; after that `showNext` shows the prompts that wait for it. */
  holdWhile(isBusy: () => boolean): void {
    this.#isBusy = isBusy
  }

  /** Removes a prompt whose reason is gone; its callback does not run, because nobody closed it. */
  dequeue(name: keyof QueuedOverlays): void {
    for (const entry of [this.queued, ...this.waiting]) if (entry?.name === name) this.#drop(entry.id)
    this.showNext()
  }

  /** Whether a prompt is open or queued. */
  isQueued(id: number): boolean {
    return this.queued?.id === id || this.waiting.some((entry) => entry.id === id)
  }

  /** Removes a queued prompt that is not on screen yet; its callback does not run. */
  dequeueWaiting(id: number): void {
    this.waiting = this.waiting.filter((entry) => entry.id !== id)
  }

  /** Opens an overlay for the player, on top of all others. A double tap opens one. */
  open<Name extends keyof StackedOverlays>(name: Name, props: StackedOverlays[Name], onClose?: () => void): number {
    const top = this.stack.at(-1)
    if (top?.name === name && !REPEATABLE.has(name)) return top.id
    const { onClosed } = props as { onClosed?: () => void }
    const entry = this.#entry(name, props, onClose ?? onClosed) as Stacked
    this.stack = [...this.stack, entry]
    return entry.id
  }

  /** Opens an external page in a frame. */
  openFrame<Name extends keyof FrameOverlays>(name: Name, props: FrameOverlays[Name], onClose?: () => void): number {
    const entry = this.#entry(name, props, onClose) as Frame
    this.frames = [...this.frames, entry]
    return entry.id
  }

  /** Minimizes or restores a frame, so that the page can be used beside it. */
  setCollapsed(id: number, isCollapsed: boolean): void {
    const others = this.collapsed.filter((one) => one !== id)
    this.collapsed = isCollapsed ? [...others, id] : others
    if (isCollapsed) this.showNext()
  }

  /** A page's sheet opens over the frames. */
  coverFrames(): void {
    this.covered = this.pageFrames.map(({ id }) => id)
  }

  /** The sheet has closed; `areClosed`: the page below has changed, and the frames close with it. */
  uncoverFrames(areClosed: boolean): void {
    const ids = this.covered
    this.covered = []
    if (areClosed) for (const id of ids) this.close(id)
    this.showNext()
  }

  /** Closes an overlay, runs its callback, and shows the next prompt. Ignores unknown ids. */
  close(id: number): void {
    const entry = this.#drop(id)
    if (!entry) return
    this.showNext()
    entry.onClose?.()
  }

  /** Closes an overlay before a navigation; a waiting prompt must not open on the page that is left. */
  leave(id: number): void {
    this.#drop(id)?.onClose?.()
  }

  /** Shows the next prompt after a navigation. */
  showNext(): void {
    // Queue prompts while the player has an overlay open: one would cover it, and Back would close the overlay below.
    if (this.queued || this.stack.length > 0) return
    const isBusy = this.pageFrames.length > 0 || this.#isBusy()
    this.queued = this.waiting.find(({ name }) => !isBusy || !NOT_WHILE_BUSY.has(name)) ?? null
    this.waiting = this.waiting.filter((entry) => entry !== this.queued)
  }

  /**
   * Closes the top overlay for Back.
   * @returns whether it handled Back. An overlay that requires a choice handles it and stays.
   */
  closeTop(): boolean {
    const { top } = this
    if (!top) {
      const close = this.sheets.at(-1)
      close?.()
      return close !== undefined
    }
    const isMandatory = top === this.queued && NOT_DISMISSIBLE.has(top.name as keyof QueuedOverlays)
    if (!isMandatory) this.close(top.id)
    return true
  }

  /** Registers a page's own sheet; Back calls `close`, which may leave it open. */
  pushSheet(close: () => void): void {
    this.sheets = [...this.sheets, close]
  }

  /** Unregisters the sheet of `close`. */
  popSheet(close: () => void): void {
    this.sheets = this.sheets.filter((one) => one !== close)
  }

  /** Removes the player's overlays, without callbacks, when a session begins or ends. */
  clear(): void {
    const stays = [this.queued, ...this.waiting].filter((entry) => entry !== null && OUTLIVE_SESSION.has(entry.name))
    this.#enqueued.clear()
    this.queued = stays[0] ?? null
    this.waiting = stays.slice(1).filter((entry) => entry !== null)
    this.stack = []
    this.frames = []
    this.collapsed = []
    this.covered = []
  }

  #drop(id: number): Queued | Stacked | Frame | undefined {
    const entry = [this.queued, ...this.waiting, ...this.stack, ...this.frames].find((one) => one?.id === id)
    if (!entry) return undefined
    const without = <Entry extends { id: number }>(list: Entry[]) => list.filter((one) => one.id !== id)
    this.stack = without(this.stack)
    this.frames = without(this.frames)
    this.waiting = without(this.waiting)
    if (this.queued?.id === id) this.queued = null
    this.setCollapsed(id, false)
    return entry
  }

  #entry<Name, Props>(name: Name, props: Props, onClose: (() => void) | undefined) {
    const id = this.#nextId
    this.#nextId += 1
    return { id, name, props, ...(onClose && { onClose }) }
  }
}
