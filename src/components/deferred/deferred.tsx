import { createElement, useDeferredValue, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadTexts } from '#src/i18n/i18n.ts'
import type { Namespace } from '#src/i18n/namespaces.ts'
import { loadChunk, retryChunk } from '#src/platform/load-chunk.ts'
import { startUp } from '#src/platform/start-up.ts'
import { PartBoundary } from './part-boundary.tsx'

export interface DeferredOptions<Props> {
  /** Namespaces that load beside the code. */
  readonly texts?: readonly Namespace[]
  /** Shown while the part loads; nothing by default. */
  readonly fallback?: ComponentType<Props>
  /** Shown where the part fails. Without it and without `onError` the error goes to the page. */
  readonly failed?: (retry: () => void) => ReactNode
  /** Loads only once start-up is over: the part does not delay the first page. */
  readonly isLate?: boolean
  /**
   * The page works without the part: loading is retried until it succeeds. After an error the part shows nothing and mounts
   * again by itself: soon, after growing pauses if it fails again, and whenever its props change.
   */
  readonly isOptional?: boolean
}

/** Props of every deferred part, beside its own. */
export interface DeferredProps {
  readonly onError?: (error: unknown) => void
  /** Another value mounts an optional part again after an error, as a change of its props does. */
  readonly restartOn?: unknown
}

/** A component whose code loads when it is first shown, or with `preload`. */
export interface Deferred<Props> {
  (props: Props & DeferredProps): ReactNode
  /** Rejects when the part cannot be loaded; it then loads again when it is shown. */
  readonly preload: () => Promise<unknown>
}

/** Loads code and the texts that it shows. */
export async function withTexts<Loaded>(load: () => Promise<Loaded>, texts: readonly Namespace[]): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), loadTexts(...texts)])
  return loaded
}

/**
 * Makes a component whose code is deferred. After a failure the next mount, or Retry, loads it again.
 * No Suspense: a boundary keeps its fallback for 300 ms, and one around an open dialog freezes the page.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], fallback, isOptional = false, isLate = false, failed }: DeferredOptions<Props> = {},
): Deferred<Props> {
  const loadAll = async () => {
    if (isLate) await startUp.whenOver()
    return withTexts(load, texts)
  }
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

  function LoadedPart(props: Props): ReactNode {
    const [loaded, setLoaded] = useState(() => component)
    const [failure, setFailure] = useState<{ readonly error: unknown }>()
    useEffect(() => {
      if (component === loaded && component) return undefined
      let isMounted = true
      preload().then(
        (part) => isMounted && setLoaded(() => part),
        (error: unknown) => isMounted && setFailure({ error }),
      )
      return () => {
        isMounted = false
      }
    }, [loaded])
    // In short slices, since nobody waits for it: a part that a tap opens renders at once.
    const deferredComponent = useDeferredValue(loaded)
    const shown = isOptional ? deferredComponent : loaded
    if (failure) throw failure.error
    if (shown) return createElement(shown, props)
    return fallback ? createElement(fallback, props) : null
  }

  function DeferredPart({ onError, restartOn, ...rest }: Props & DeferredProps): ReactNode {
    const content = createElement(LoadedPart, rest as unknown as Props)
    if (!failed && !onError && !isOptional) return content
    return (
      <PartBoundary failed={failed} onError={onError} isRestarted={isOptional} changes={{ ...rest, restartOn }}>
        {content}
      </PartBoundary>
    )
  }

  return Object.assign(DeferredPart, { preload })
}
