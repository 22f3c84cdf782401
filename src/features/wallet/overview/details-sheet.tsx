import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money, type MoneyProps } from '#src/ui/data/money.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'

export interface DetailsSheetProps {
  readonly balance: Balance
  readonly hidden: Pick<MoneyProps, 'hidden' | 'hiddenLabel'>
  readonly onClose: () => void
}

/** The amounts that few players need. */
export function DetailsSheet({ balance, hidden, onClose }: DetailsSheetProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  useBackCloses(onClose)
  const { allAmount, deposit } = balance.userAccountVO
  return (
    <BottomSheet open title={t('details')} closeLabel={t('common:close')} onClose={onClose}>
      <DataList
        items={[
          { label: t('total'), value: <Money value={allAmount} {...hidden} /> },
          { label: t('paidIn'), value: <Money value={deposit} {...hidden} /> },
        ]}
      />
    </BottomSheet>
  )
}
