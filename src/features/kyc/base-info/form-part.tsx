import { type ReactNode, useId } from 'react'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'

/** A group of fields under one heading, which is read out with each of them. */
export function FormPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <SectionHeader title={title} id={id} />
      <Card padding="md">
        <Stack gap={4}>{children}</Stack>
      </Card>
    </div>
  )
}
