import { makeAutoObservable, observableRef } from 'mobx'
import {
  NOT_DISMISSIBLE,
  OUTLIVE_SESSION,
  QUEUE_ORDER,
  REPEATABLE,
  type FrameOverlays,
  type QueuedOverlays,
  type StackedOverlays,
} from './overlay-names.ts'

/** One overlay on screen or waiting; a union by `name`, so that `props` fit it. */
export type OverlayEntry<Names> = {
  [Name in keyof Names]: { readonly id: number; readonly name: Name; readonly props: Names[Name]; onClose?: () => void }
}[keyof Names]

type Queued = OverlayEntry<QueuedOverlays>
type Stacked = OverlayEntry<StackedOverlays>
type Frame = OverlayEntry<FrameOverlays>

/**
 * What lies over the page. Unasked overlays wait in one queue and show one at a time, never over what the player has
 * opened; those that the player opens stack on top; frames lie below both. Components are found by name in
 * `src/app/overlay-chunks.ts`.
 */
export class OverlayStore {
  /** The unasked overlay on screen. */
  queued: Queued | null = null
  waiting: Queued[] = []
  /** From below to the top. */
  stack: Stacked[] = []
  frames: Frame[] = []
  /** The frames that the player has made small, by id: the page can be used, and Back is the page's again. */
  collapsed: readonly number[] = []
  /** What closes each sheet that a page has laid over itself, the topmost last. They lie below all else. */
  sheets: readonly (() => void)[] = []
  /** What has been asked since the session began or ended. */
  readonly #asked = new Set<keyof QueuedOverlays>()
  #nextId = 1

  constructor() {
    const refs = {
      queued: observableRef,
      waiting: observableRef,
      stack: observableRef,
      frames: observableRef,
      collapsed: observableRef,
      sheets: observableRef,
    }
    makeAutoObservable(this, refs, { autoBind: true })
  }

  /** The frame that covers the page, if one does. */
  get openFrames(): Frame[] {
    return this.frames.filter(({ id }) => !this.collapsed.includes(id))
  }

  /** Whether Back closes something before it leaves the page. */
  get isOpen(): boolean {
    return this.top !== null || this.sheets.length > 0
  }

  /** The entry that Back would close. */
  get top(): Queued | Stacked | Frame | null {
    return this.stack.at(-1) ?? this.queued ?? this.openFrames.at(-1) ?? null
  }

  /**
   * Shows an unasked overlay, at once or when its turn comes. One that is shown or waiting already is not asked twice,
   * except for what is news each time (a reward).
   * @returns its id
   */
  ask<Name extends keyof QueuedOverlays>(name: Name, props: QueuedOverlays[Name], onClose?: () => void): number {
    this.#asked.add(name)
    const known = [this.queued, ...this.waiting].find((entry) => entry?.name === name)
    if (known && !REPEATABLE.has(name)) return known.id
    const entry = this.#entry(name, props, onClose) as Queued
    this.waiting = [...this.waiting, entry].sort((a, b) => QUEUE_ORDER.indexOf(a.name) - QUEUE_ORDER.indexOf(b.name))
    this.showNext()
    return entry.id
  }

  /** The same for what is said once a page load and player, whoever said it. */
  askOnce<Name extends keyof QueuedOverlays>(name: Name, props: QueuedOverlays[Name]): void {
    if (!this.#asked.has(name)) this.ask(name, props)
  }

  /** Takes an unasked overlay back that has lost its occasion; its callback does not run, since nobody closed it. */
  withdraw(name: keyof QueuedOverlays): void {
    for (const entry of [this.queued, ...this.waiting]) if (entry?.name === name) this.#drop(entry.id)
    this.showNext()
  }

  /** Whether a prompt is open or queued. */
  isQueued(id: number): boolean {
    return this.queued?.id === id || this.waiting.some((entry) => entry.id === id)
  }

  /** Removes a queued prompt that is not on screen yet; its callback does not run. */
  dequeue(id: number): void {
    this.waiting = this.waiting.filter((entry) => entry.id !== id)
  }

  /** Opens what the player asked for, on top of all else. A double tap on the same thing opens one. */
  open<Name extends keyof StackedOverlays>(name: Name, props: StackedOverlays[Name], onClose?: () => void): number {
    const top = this.stack.at(-1)
    if (top?.name === name && !REPEATABLE.has(name)) return top.id
    const { onClosed } = props as { onClosed?: () => void }
    const entry = this.#entry(name, props, onClose ?? onClosed) as Stacked
    this.stack = [...this.stack, entry]
    return entry.id
  }

  /** Opens a foreign page in a frame. */
  openFrame<Name extends keyof FrameOverlays>(name: Name, props: FrameOverlays[Name], onClose?: () => void): number {
    const entry = this.#entry(name, props, onClose) as Frame
    this.frames = [...this.frames, entry]
    return entry.id
  }

  /** Makes a frame small, so that the page can be used beside it, or large again. */
  setCollapsed(id: number, isCollapsed: boolean): void {
    const others = this.collapsed.filter((one) => one !== id)
    this.collapsed = isCollapsed ? [...others, id] : others
  }

  /** Closes one overlay, runs its callback, and shows the next that waits. Unknown ids are ignored. */
  close(id: number): void {
    const entry = this.#drop(id)
    if (!entry) return
    this.showNext()
    entry.onClose?.()
  }

  /** Closes one overlay on the way to another page: what waits would else come up over the page that is left. */
  leave(id: number): void {
    this.#drop(id)?.onClose?.()
  }

  /** Shows the next that waits, once a page stands. */
  showNext(): void {
    // What comes unasked would else cover what the player is busy with, while Back closed what lies below.
    if (this.queued || this.stack.length > 0) return
    this.queued = this.waiting[0] ?? null
    this.waiting = this.waiting.slice(1)
  }

  /**
   * Back: closes the top overlay.
   * @returns whether Back is used up by that. One that asks for an answer uses it up and stays.
   */
  closeTop(): boolean {
    const { top } = this
    if (!top) {
      const close = this.sheets.at(-1)
      close?.()
      return close !== undefined
    }
    const mustAnswer = top === this.queued && NOT_DISMISSIBLE.has(top.name as keyof QueuedOverlays)
    if (!mustAnswer) this.close(top.id)
    return true
  }

  /** A page lays a sheet over itself; Back calls `close`, which may leave it open. */
  lay(close: () => void): void {
    this.sheets = [...this.sheets, close]
  }

  /** The sheet that `close` closes is gone. */
  lift(close: () => void): void {
    this.sheets = this.sheets.filter((one) => one !== close)
  }

  /** Takes away what is the player's, without callbacks, when a session begins or ends. */
  clear(): void {
    const stays = [this.queued, ...this.waiting].filter((entry) => entry !== null && OUTLIVE_SESSION.has(entry.name))
    this.#asked.clear()
    this.queued = stays[0] ?? null
    this.waiting = stays.slice(1).filter((entry) => entry !== null)
    this.stack = []
    this.frames = []
    this.collapsed = []
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
