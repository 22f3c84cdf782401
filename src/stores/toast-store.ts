import { makeAutoObservable, runInAction } from 'mobx'

export type ToastKind = 'danger' | 'success'

/** A page that a toast leads to: its path, and what the link says. */
export interface ToastLink {
  readonly to: string
  readonly label: string
}

/** A toast. Rendered as text, never as HTML. */
export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** A second line. */
  readonly detail?: string
  /** The path of the failed write: its toast disappears when the write is sent again. */
  readonly source?: string
  /** Failed for want of a network: the offline strip shows a read's failure where it can be seen. */
  readonly isOffline?: boolean
  /** The next step. The toast then stays until it is followed or dismissed: reaching it takes time. */
  readonly link?: ToastLink
  /** What was pressed in vain: the toast shows beside it as long as it is there. */
  readonly control?: Element
}

/** The optional parts of a toast. */
type ToastDetails = Pick<Toast, 'detail' | 'source' | 'isOffline' | 'link' | 'control'>

/** How long a toast without a link stays, in milliseconds; errors take longer to read. */
export const TOAST_MS: Readonly<Record<ToastKind, number>> = { danger: 5000, success: 3000 }

/** The maximum of simultaneous toasts; the oldest is removed. */
const MAX_TOASTS = 3

/** Toasts and the loading indicator. It knows no errors and requests: `src/app/toasts/request-toasts.ts` decides what is shown. */
export class ToastStore {
  items: Toast[] = []
  /** Pending requests that the player waits for. */
  pending = 0
  #nextId = 1
  readonly #clocks = new Map<number, ReturnType<typeof setTimeout>>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isLoading(): boolean {
    return this.pending > 0
  }

  danger(text: string, more: ToastDetails = {}): void {
    this.#show('danger', text, more)
  }

  success(text: string, more: Pick<Toast, 'link'> = {}): void {
    this.#show('success', text, more)
  }

  dismissFrom(source: string): void {
    for (const item of this.items) if (item.source === source) this.dismiss(item.id)
  }

  dismissOffline(): void {
    for (const item of this.items) if (item.isOffline) this.dismiss(item.id)
  }

  dismiss(id: number): void {
    clearTimeout(this.#clocks.get(id))
    this.#clocks.delete(id)
    this.items = this.items.filter((item) => item.id !== id)
  }

  /** Shows the loading indicator until the returned function is called; a second call has no effect. */
  beginLoading(): () => void {
    this.pending += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      runInAction(() => {
        this.pending -= 1
      })
    }
  }

  clear(): void {
    for (const item of this.items) this.dismiss(item.id)
  }

  /** A text that is already shown restarts its time instead of appearing twice. */
  #show(kind: ToastKind, text: string, more: ToastDetails = {}): void {
    for (const item of this.items) {
      if (item.kind === kind && item.text === text && item.detail === more.detail) this.dismiss(item.id)
    }
    const id = this.#nextId
    this.#nextId += 1
    this.items = [...this.items, { id, kind, text, ...more }]
    if (more.link === undefined) {
      this.#clocks.set(
        id,
        setTimeout(() => this.dismiss(id), TOAST_MS[kind]),
      )
    }
    const oldest = this.items[0]
    if (this.items.length > MAX_TOASTS && oldest) this.dismiss(oldest.id)
  }
}
