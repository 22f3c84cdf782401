import type { ReactElement, ReactNode, RefObject } from 'react'
import { useTwoColumns } from '#src/hooks/use-two-columns.ts'
import { cx } from '#src/lib/cx.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import shared from '../wallet.module.css'
import styles from './order-layout.module.css'

export interface OrderLayoutProps {
  /** Where the focus starts. */
  readonly start: RefObject<HTMLDivElement | null>
  /** What happened, and notes; `hasAside`: the facts are beside it. */
  readonly head: (hasAside: boolean) => ReactNode
  readonly facts: (hasAside: boolean) => ReactNode
  readonly actions: ReactNode
}

/** The page of one order: its state, its facts, what to do next. With room the facts are beside the rest. */
export function OrderLayout({ start, head, facts, actions }: OrderLayoutProps): ReactElement {
  const [containerRef, hasAside] = useTwoColumns()
  return (
    <div ref={containerRef}>
      <div ref={start} tabIndex={-1} className={cx(styles.order, hasAside ? styles.columns : shared.narrow)}>
        <Stack gap={5} className={styles.head}>
          {head(hasAside)}
        </Stack>
        <Stack gap={5} className={styles.facts} data-companion>
          {facts(hasAside)}
        </Stack>
        <Stack gap={3} className={styles.actions}>
          {actions}
        </Stack>
      </div>
    </div>
  )
}
