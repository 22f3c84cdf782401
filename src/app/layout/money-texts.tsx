import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnreadableAmountLabel } from '#src/ui/data/money.tsx'

/** Gives amounts their texts, which `src/ui` does not know. */
export function MoneyTexts({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common')
  return <UnreadableAmountLabel value={t('amountUnreadable')}>{children}</UnreadableAmountLabel>
}
