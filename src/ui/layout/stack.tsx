import type { ComponentProps, CSSProperties, ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './stack.module.css'

export interface StackProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'ul' | 'header' | 'footer' | undefined
  /** Steps of 4 px. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | undefined
  /** In a row instead of a column. */
  readonly row?: boolean | undefined
  readonly wrap?: boolean | undefined
  /** On a phone as high as the page: its last child, the action of a form, is at the bottom. */
  readonly fill?: boolean | undefined
  readonly align?: CSSProperties['alignItems'] | undefined
  readonly justify?: CSSProperties['justifyContent'] | undefined
}

/** Children in a column or a row, with one gap. */
export function Stack({
  as = 'div',
  gap = 4,
  row = false,
  wrap = false,
  fill = false,
  align,
  justify,
  className,
  style,
  ...rest
}: StackProps): ReactElement {
  // A div's props fit the other tags, because no tag-specific attribute is used here.
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={cx(styles.stack, row && styles.row, wrap && styles.wrap, fill && styles.fill, className)}
      style={{ gap: `var(--space-${gap})`, alignItems: align, justifyContent: justify, ...style }}
    />
  )
}
