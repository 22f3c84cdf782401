import type { ComponentProps, ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import styles from './card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /** `night` is the dark panel with the lantern, in both themes: once on a screen, for the main content. */
  readonly tone?: 'plain' | 'raised' | 'night'
  readonly padding?: 'none' | 'sm' | 'md' | 'lg'
}

/** A surface for one subject. */
export function Card({
  as = 'div',
  tone = 'plain',
  padding = 'md',
  className,
  children,
  ...rest
}: CardProps): ReactElement {
  // A div's props fit the other tags, because no tag-specific attribute is used here.
  const Tag = as as 'div'
  const night = tone === 'night'
  return (
    <Tag
      {...rest}
      className={cx(styles.card, styles[tone], styles[`pad-${padding}`], className)}
      data-scheme={night ? 'night' : undefined}
    >
      {night && <Parol size={168} className={styles.lantern} />}
      {children}
    </Tag>
  )
}
