import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'

export interface FormSheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A short form over the page. */
export function FormSheet({ title, onClose, children }: FormSheetProps) {
  const { t } = useTranslation()
  return (
    <BottomSheet open title={title} onClose={onClose} closeLabel={t('close')}>
      {children}
    </BottomSheet>
  )
}
