import { createFileRoute } from '@tanstack/react-router'

/** Any unknown path (section 2 of the specification). */
export const Route = createFileRoute('/$')({
  staticData: { access: 'open' },
  beforeLoad: ({ context, preload }) => context.leadHome(preload),
})
