import { makeAutoObservable, observableRef } from 'mobx'
import {
  NOT_DISMISSIBLE,
  QUEUE_ORDER,
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
 * What lies over the page. Unasked overlays wait in one queue and show one at a time; those that the player opens stack
 * on top; frames lie below both. Components are found by name in `src/app/overlays.tsx`.
 */
export class OverlayStore {
  /** The unasked overlay on screen. */
  queued: Queued | null = null
  waiting: Queued[] = []
  /** From below to the top. */
  stack: Stacked[] = []
  frames: Frame[] = []
  #nextId = 1

  constructor() {
    const refs = { queued: observableRef, waiting: observableRef, stack: observableRef, frames: observableRef }
    makeAutoObservable(this, refs, { autoBind: true })
  }

  /** The entry that Back would close. */
  get top(): Queued | Stacked | Frame | null {
    return this.stack.at(-1) ?? this.queued ?? this.frames.at(-1) ?? null
  }

  /**
   * Shows an unasked overlay, at once or when its turn comes. One that is shown or waiting already is not asked twice.
   * @returns its id
   */
  ask<Name extends keyof QueuedOverlays>(name: Name, props: QueuedOverlays[Name], onClose?: () => void): number {
    const known = [this.queued, ...this.waiting].find((entry) => entry?.name === name)
    if (known) return known.id
    const entry = this.#entry(name, props, onClose) as Queued
    if (this.queued) {
      this.waiting = [...this.waiting, entry].sort((a, b) => QUEUE_ORDER.indexOf(a.name) - QUEUE_ORDER.indexOf(b.name))
    } else {
      this.queued = entry
    }
    return entry.id
  }

  /** Opens what the player asked for, on top of all else. A double tap on the same thing opens one. */
  open<Name extends keyof StackedOverlays>(name: Name, props: StackedOverlays[Name], onClose?: () => void): number {
    const top = this.stack.at(-1)
    if (top?.name === name) return top.id
    const entry = this.#entry(name, props, onClose) as Stacked
    this.stack = [...this.stack, entry]
    return entry.id
  }

  /** Opens a foreign page in a frame. */
  openFrame<Name extends keyof FrameOverlays>(name: Name, props: FrameOverlays[Name], onClose?: () => void): number {
    const entry = this.#entry(name, props, onClose) as Frame
    this.frames = [...this.frames, entry]
    return entry.id
  }

  /** Closes one overlay, runs its callback, and shows the next that waits. Unknown ids are ignored. */
  close(id: number): void {
    const entry = [this.queued, ...this.waiting, ...this.stack, ...this.frames].find((one) => one?.id === id)
    if (!entry) return
    const without = <Entry extends { id: number }>(list: Entry[]) => list.filter((one) => one.id !== id)
    this.stack = without(this.stack)
    this.frames = without(this.frames)
    this.waiting = without(this.waiting)
    if (this.queued?.id === id) {
      this.queued = this.waiting[0] ?? null
      this.waiting = this.waiting.slice(1)
    }
    entry.onClose?.()
  }

  /**
   * Back: closes the top overlay.
   * @returns whether Back is used up by that. One that asks for an answer uses it up and stays.
   */
  closeTop(): boolean {
    const { top } = this
    if (!top) return false
    const mustAnswer = top === this.queued && NOT_DISMISSIBLE.has(top.name as keyof QueuedOverlays)
    if (!mustAnswer) this.close(top.id)
    return true
  }

  /** Takes everything away without callbacks, at the end of a session. What asks for an answer stays. */
  clear(): void {
    const stays = [this.queued, ...this.waiting].filter((entry) => entry !== null && NOT_DISMISSIBLE.has(entry.name))
    this.queued = stays[0] ?? null
    this.waiting = stays.slice(1).filter((entry) => entry !== null)
    this.stack = []
    this.frames = []
  }

  #entry<Name, Props>(name: Name, props: Props, onClose: (() => void) | undefined) {
    const id = this.#nextId
    this.#nextId += 1
    return { id, name, props, ...(onClose && { onClose }) }
  }
}
