import type { ReactElement } from 'react'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import type { Both } from './texts.ts'

/** One page of the gallery: a group of primitives. A new one is a file of `sections/` and a line in `sections.ts`. */
export interface GallerySection {
  /** Its place in the address: /gallery/<id>. */
  readonly id: string
  readonly title: Both
  readonly icon: IconName
  readonly Section: () => ReactElement
}
