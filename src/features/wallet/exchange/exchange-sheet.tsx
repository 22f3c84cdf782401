import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { CreateExchangeBody, createExchangeBodyQuantityMax } from '#generated/http/schemas/create-exchange-body.ts'
import type { Goods } from '#generated/http/schemas/goods.ts'
import { serverToday } from '#src/api/server-today.ts'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { formatCalendarTime, formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Image } from '#src/ui/data/image.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Picture } from '#src/ui/feedback/picture.tsx'
import { Refused } from '../money-request/outcome.tsx'
import { useMoneyForm } from '../money-request/use-money-form.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import { OrderNumber } from '../orders/order-parts.tsx'
import { ReceiptButton } from '../orders/receipt-button.tsx'
import { exchange, type Exchanged, exchangedAs } from './exchange.ts'
import styles from './mall.module.css'

export interface ExchangeSheetProps {
  readonly goods: Goods
  /** The player's points. */
  readonly points: number
  readonly onDone: (exchanged: Exchanged) => void
  readonly onUnknown: () => void
  readonly onClose: () => void
}

type ExchangeValues = { goodsId: string; quantity: number }

/** Asks for the quantity and shows the cost before the exchange is sent. */
export function ExchangeSheet({ goods, points, onDone, onUnknown, onClose }: ExchangeSheetProps): ReactElement {
  const { t, i18n } = useTranslation(['exchange', 'common'])
  const { isSending, notSentReason, setNotSentReason, send } = useMoneyForm(useMoneyRequest(exchange), {
    onMade: (made, request) => onDone(exchangedAs(made, request)),
    onUnknown,
    onRefused: (error) => {
      throw error
    },
    otherTab: t('otherTab'),
    unread: t('readFirst'),
    already: ({ createdAt }) =>
      t('already', { time: formatCalendarTime(createdAt, i18n.language, serverToday(), 'sentence') }),
  })
  useBackCloses(() => !isSending && onClose())
  const id = useId()
  const form = useApiForm<ExchangeValues, ExchangeValues>({
    defaultValues: { goodsId: goods.id, quantity: 1 },
    schema: CreateExchangeBody,
    codes: CODES.createExchange,
    send: (body) => send({ ...body, name: goods.name }),
  })
  const { value: quantity } = form.value('quantity')
  // An unreadable stock limits nothing: the server decides.
  const stock = Number.isFinite(goods.stock) ? goods.stock : createExchangeBodyQuantityMax
  const most = Math.min(stock, createExchangeBodyQuantityMax, affordable())
  const fieldError = form.value('quantity').error ?? form.value('goodsId').error
  const actions = (
    <Button type="submit" form={id} variant="primary" size="lg" fullWidth movesMoney busy={isSending}>
      {t('confirm')}
    </Button>
  )

  /** Whole points, not money. */
  function affordable(): number {
    return goods.points === 0 ? createExchangeBodyQuantityMax : Math.floor(points / goods.points)
  }

  function change(next: number): void {
    setNotSentReason(null)
    form.setValue('quantity', next)
  }

  return (
    <BottomSheet
      open
      title={t('confirmTitle')}
      closeLabel={t('common:close')}
      dismissible={!isSending}
      onClose={onClose}
      actions={actions}
    >
      <form {...form.formProps} id={id}>
        <Stack gap={4}>
          <div className={styles.chosen}>
            <div className={styles.chosenPicture}>
              <Image src={goods.image} alt="" ratio="1" seed={goods.id} sizes="96px" />
            </div>
            <Text size="lg" weight="bold">
              {goods.name}
            </Text>
          </div>
          <div className={styles.quantity} role="group" aria-label={t('quantity')}>
            <IconButton
              icon="minus"
              variant="filled"
              label={t('fewer')}
              disabled={quantity <= 1 || isSending}
              onClick={() => change(quantity - 1)}
            />
            <output className={styles.number}>{quantity}</output>
            <IconButton
              icon="plus"
              variant="filled"
              label={t('more')}
              disabled={quantity >= most || isSending}
              onClick={() => change(quantity + 1)}
            />
          </div>
          <DataList
            items={[
              { label: t('each'), value: t('cost', { points: formatPoints(goods.points) }) },
              // Whole points, not money.
              { label: t('total'), value: t('cost', { points: formatPoints(goods.points * quantity) }) },
              { label: t('points'), value: formatPoints(points) },
            ]}
          />
          {notSentReason === null ? (
            <FormError form={form} fieldError={fieldError}>
              {t('notTaken')}
            </FormError>
          ) : (
            <Refused lines={[notSentReason]} />
          )}
          <Text size="sm" tone="quiet" role="status">
            {isSending ? t('sending') : t(goods.kind === 'cash' ? 'cashNote' : 'goodsNote')}
          </Text>
        </Stack>
      </form>
    </BottomSheet>
  )
}

export interface ExchangeDoneProps {
  readonly exchanged: Exchanged
  /** The points that are left, as the server gives them. */
  readonly points: number | undefined
  readonly onClose: () => void
}

/** The result of an exchange, with its number. */
export function ExchangeDone({
  exchanged: { name, quantity, order },
  points,
  onClose,
}: ExchangeDoneProps): ReactElement {
  const { t, i18n } = useTranslation(['exchange', 'wallet', 'common'])
  const cost = t('cost', { points: formatPoints(order.points) })
  useBackCloses(onClose)
  const close = (
    <>
      <ReceiptButton
        orderNo={order.orderNo}
        title={t('receiptTitle')}
        amount={cost}
        rows={[
          { label: t('item'), value: `${quantity} × ${name}` },
          { label: t('wallet:time'), value: formatDateTime(order.createdAt, i18n.language) },
        ]}
      />
      <Button variant="primary" fullWidth onClick={onClose}>
        {t('common:close')}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('doneTitle')} picture={<Picture name="status-success" />} onClose={onClose} actions={close}>
      <Stack gap={4}>
        <Text>{t('doneText', { quantity, name, points: formatPoints(order.points) })}</Text>
        <DataList
          items={[
            ...(points === undefined ? [] : [{ label: t('points'), value: formatPoints(points) }]),
            { label: t('wallet:orderNo'), value: <OrderNumber orderNo={order.orderNo} /> },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
