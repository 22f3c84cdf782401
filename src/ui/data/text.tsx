import type { ComponentProps, ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './text.module.css'

export interface TextProps extends ComponentProps<'p'> {
  readonly as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'strong'
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'hero' | undefined
  readonly tone?: 'ink' | 'quiet' | 'accent' | 'success' | 'danger' | 'info' | undefined
  readonly weight?: 'regular' | 'medium' | 'bold' | undefined
}

/** Text in a size, tone and weight of the scale; `lg`, `xl` and `hero` in the display face. Without a size it inherits. */
export function Text({ as = 'p', size, tone, weight, className, ...rest }: TextProps): ReactElement {
  // A paragraph's props fit the other tags, because no tag-specific attribute is used here.
  const Tag = as as 'p'
  return (
    <Tag
      {...rest}
      className={cx(
        size !== undefined && styles[`size-${size}`],
        tone !== undefined && styles[tone],
        weight !== undefined && styles[weight],
        className,
      )}
    />
  )
}
