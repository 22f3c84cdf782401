import { observer } from 'mobx-react-lite'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { DataList, type DataListItem } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import shared from '../wallet.module.css'

export interface SummaryProps {
  readonly title: string
  /** The one amount that counts; undefined without an amount. */
  readonly lead: DataListItem | undefined
  /** In place of the lead. */
  readonly empty: string
  readonly items: readonly DataListItem[]
  /** The playable balance afterwards, in pesos. Not shown while amounts are hidden. */
  readonly balance: number | undefined
  /** Below the amounts. */
  readonly children?: ReactNode
}

/** What moving money does, beside its form, as the player types. */
export const Summary = observer(function Summary(props: SummaryProps): ReactElement {
  const { title, lead, empty, items, balance, children } = props
  const { t } = useTranslation('wallet')
  const { settings } = useStores()
  const isBalanceShown = balance !== undefined && !Number.isNaN(balance) && !settings.areAmountsHidden
  const rows = isBalanceShown ? [...items, { label: t('balanceAfter'), value: <Money value={balance} /> }] : items
  return (
    <div className={shared.aside} data-companion>
      <Card as="section" padding="lg" aria-label={title}>
        <Stack gap={4}>
          {lead === undefined ? (
            <Text tone="quiet">{empty}</Text>
          ) : (
            <Stack gap={1}>
              <Text tone="quiet">{lead.label}</Text>
              <div>{lead.value}</div>
            </Stack>
          )}
          {rows.length > 0 && <DataList items={rows} />}
          {children}
        </Stack>
      </Card>
    </div>
  )
})
