import { Children, type ReactElement, type ReactNode } from 'react'

const isText = (part: unknown): part is string | number => typeof part === 'string' || typeof part === 'number'

/**
 * A text beside other content, in an element of its own, which React replaces whole when the text changes. A browser's
 * translator replaces text nodes: React would go on changing the old one, and fail to remove it.
 */
export function Words({ children }: { readonly children: ReactNode }): ReactElement | null {
  const parts = Children.toArray(children)
  if (parts.length === 0) return null
  const text = parts.every(isText) ? parts.join('') : undefined
  return <span key={text}>{text ?? children}</span>
}
