import { useParams } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { Gallery } from './gallery.tsx'

/** /gallery and /gallery/<section>. */
export function GalleryPage(): ReactElement {
  const { section } = useParams({ from: '/gallery/{-$section}' })
  return <Gallery section={section} />
}
