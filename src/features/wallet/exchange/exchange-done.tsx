import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExchangeOrder } from '#generated/http/schemas/exchange-order.ts'
import { useBackCloses } from '#src/components/use-back-closes.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { OrderNumber } from '../order-number.tsx'

/** An exchange that the server has made, and what it was of. */
export interface Exchanged {
  readonly order: ExchangeOrder
  readonly name: string
}

/** What the player has got, with the number to keep. */
export function ExchangeDone({
  exchanged,
  onClose,
}: {
  readonly exchanged: Exchanged
  readonly onClose: () => void
}): ReactElement {
  const { t } = useTranslation(['exchange', 'wallet', 'common'])
  useBackCloses(onClose)
  const { order, name } = exchanged
  const close = (
    <Button variant="primary" fullWidth onClick={onClose}>
      {t('common:close')}
    </Button>
  )
  return (
    <Dialog open title={t('doneTitle')} onClose={onClose} actions={close}>
      <Stack gap={4}>
        <Text>{t('doneText', { quantity: order.quantity, name, points: formatPoints(order.points) })}</Text>
        <DataList items={[{ label: t('wallet:orderNo'), value: <OrderNumber orderNo={order.orderNo} /> }]} />
      </Stack>
    </Dialog>
  )
}
