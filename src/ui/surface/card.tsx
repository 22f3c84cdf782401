import type { ComponentProps, ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /**
   * `hero` is the night panel, in both themes: at most once on a page. `list` holds rows, which bring their hairlines.
   * `none` is for forms, whose fields are on the page's ground.
   */
  readonly surface?: 'hero' | 'list' | 'none'
  readonly padding?: 'none' | 'sm' | 'md' | 'lg'
}

/** A surface for one subject, of three kinds. */
export function Card({
  as = 'div',
  surface = 'list',
  padding = surface === 'none' ? 'none' : 'md',
  className,
  children,
  ...rest
}: CardProps): ReactElement {
  // A div's props fit the other tags, because no tag-specific attribute is used here.
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={cx(styles.card, styles[surface], styles[`pad-${padding}`], className)}
      data-scheme={surface === 'hero' ? 'night' : undefined}
    >
      {children}
    </Tag>
  )
}
