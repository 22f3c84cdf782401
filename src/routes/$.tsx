import { createFileRoute } from '@tanstack/react-router'

/** Any unknown path. */
export const Route = createFileRoute('/$')({
  staticData: { access: 'open' },
  beforeLoad: ({ context, preload }) => context.redirectHome(preload),
})
