import {
  Component,
  createElement,
  useDeferredValue,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { loadTexts } from '#src/i18n/i18n.ts'
import type { Namespace } from '#src/i18n/namespaces.ts'
import { loadChunk, retryChunk } from '#src/platform/load-chunk.ts'

export interface DeferredOptions<Props> {
  /** Namespaces that load beside the code. */
  readonly texts?: readonly Namespace[]
  /** Shown while the part loads; nothing by default. */
  readonly fallback?: ComponentType<Props>
  /** Shown where the part fails. Without it and without `onError` the error goes to the page. */
  readonly failed?: (retry: () => void) => ReactNode
  /** The page works without the part: loading is retried until it succeeds, and a failure renders nothing. */
  readonly isOptional?: boolean
}

/** A component whose code loads when it is first shown, or with `preload`. */
export interface Deferred<Props> {
  (props: Props & { readonly onError?: (error: unknown) => void }): ReactNode
  /** Rejects when the part cannot be loaded; it then loads again when it is shown. */
  readonly preload: () => Promise<unknown>
}

/** Loads code and the texts that it shows. */
export async function withTexts<Loaded>(load: () => Promise<Loaded>, texts: readonly Namespace[]): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), loadTexts(...texts)])
  return loaded
}

interface BoundaryProps {
  readonly failed: ((retry: () => void) => ReactNode) | undefined
  readonly onError: ((error: unknown) => void) | undefined
  readonly children: ReactNode
}

/** Catches an error of the part, so that the rest of the page stays. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return this.props.failed?.(() => this.setState({ hasFailed: false }))
  }
}

/**
 * Makes a component whose code is deferred. After a failure the next mount, or Retry, loads it again.
 * No Suspense: a boundary keeps its fallback for 300 ms, and one around an open dialog freezes the page.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    texts = [],
    fallback,
    isOptional = false,
    failed = isOptional ? () => null : undefined,
  }: DeferredOptions<Props> = {},
): Deferred<Props> {
  const loadAll = () => withTexts(load, texts)
  let component: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  function preload(): Promise<ComponentType<Props>> {
    loading ??= (isOptional ? retryChunk : loadChunk)(loadAll).then(
      (loaded) => (component = loaded),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function Content(props: Props): ReactNode {
    const [Loaded, setLoaded] = useState(() => component)
    const [failure, setFailure] = useState<{ readonly error: unknown }>()
    useEffect(() => {
      if (component === Loaded && component) return undefined
      let isMounted = true
      preload().then(
        (loaded) => isMounted && setLoaded(() => loaded),
        (error: unknown) => isMounted && setFailure({ error }),
      )
      return () => {
        isMounted = false
      }
    }, [Loaded])
    // In short slices, since nobody waits for it: a part that a tap opens renders at once.
    const Unhurried = useDeferredValue(Loaded)
    const Part = isOptional ? Unhurried : Loaded
    if (failure) throw failure.error
    if (Part) return createElement(Part, props)
    return fallback ? createElement(fallback, props) : null
  }

  function DeferredPart({ onError, ...rest }: Props & { readonly onError?: (error: unknown) => void }): ReactNode {
    const content = createElement(Content, rest as unknown as Props)
    if (!failed && !onError) return content
    return (
      <Boundary failed={failed} onError={onError}>
        {content}
      </Boundary>
    )
  }

  return Object.assign(DeferredPart, { preload })
}
