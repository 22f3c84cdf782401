import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { ROUTES } from '#src/routing/route-names.ts'

/**
 * The gallery of src/ui: in development, and in builds with VITE_GALLERY=1. In any other its code is not there, and
 * its address is an unknown one.
 */
const load = import.meta.env.VITE_GALLERY === '1' ? () => import('#src/gallery/gallery-page.tsx') : undefined

export const Route = createFileRoute('/gallery/{-$section}')({
  staticData: { access: 'open' },
  codeSplitGroupings: [],
  beforeLoad: () => {
    if (load === undefined) throw redirect({ to: ROUTES.game, replace: true })
  },
  component: load && lazyRouteComponent(load, 'GalleryPage'),
})
