import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '#src/components/use-back-closes.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { OrderNumber } from '../order-number.tsx'
import type { Exchanged } from './exchange-flow.ts'

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
  const { name, quantity, order } = exchanged
  const close = (
    <Button variant="primary" fullWidth onClick={onClose}>
      {t('common:close')}
    </Button>
  )
  return (
    <Dialog open title={t('doneTitle')} onClose={onClose} actions={close}>
      <Stack gap={4}>
        <Text>
          {order
            ? t('doneText', { quantity, name, points: formatPoints(order.points) })
            : t('doneBare', { quantity, name })}
        </Text>
        {order && <DataList items={[{ label: t('wallet:orderNo'), value: <OrderNumber orderNo={order.orderNo} /> }]} />}
      </Stack>
    </Dialog>
  )
}
