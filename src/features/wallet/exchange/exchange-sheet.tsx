import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createExchangeBodyQuantityMax } from '#generated/http/schemas/create-exchange-body.ts'
import type { Goods } from '#generated/http/schemas/goods.ts'
import { describeError } from '#src/api/error-catalogue.ts'
import { useBackCloses } from '#src/components/use-back-closes.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import type { Exchanged } from './exchange-flow.ts'
import styles from './mall.module.css'
import { useExchange } from './use-exchange.ts'

export interface ExchangeSheetProps {
  readonly uid: string
  readonly goods: Goods
  /** How many the player has. */
  readonly points: number
  readonly onDone: (exchanged: Exchanged) => void
  readonly onUnknown: () => void
  readonly onClose: () => void
}

/** How many, and once more what it costs, before anything is sent. */
export function ExchangeSheet({ uid, goods, points, onDone, onUnknown, onClose }: ExchangeSheetProps): ReactElement {
  const { t, i18n } = useTranslation(['exchange', 'errors', 'common'])
  const { isSending, send } = useExchange(uid)
  useBackCloses(() => !isSending && onClose())
  const [quantity, setQuantity] = useState(1)
  const [problem, setProblem] = useState<string | null>(null)
  const most = Math.min(goods.stock, createExchangeBodyQuantityMax, affordable())
  const actions = (
    <Button variant="primary" size="lg" fullWidth busy={isSending} onClick={confirm}>
      {t('confirm')}
    </Button>
  )
  return (
    <BottomSheet
      open
      title={t('confirmTitle')}
      closeLabel={t('common:close')}
      dismissible={!isSending}
      onClose={onClose}
      actions={actions}
    >
      <Stack gap={4}>
        <Text size="xl" weight="bold">
          {goods.name}
        </Text>
        <div className={styles.quantity} role="group" aria-label={t('quantity')}>
          <IconButton
            icon="minus"
            variant="filled"
            label={t('fewer')}
            disabled={quantity <= 1 || isSending}
            onClick={() => change(quantity - 1)}
          />
          <output>{quantity}</output>
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
        {problem !== null && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <Text size="sm" tone="quiet" role="status">
          {isSending ? t('sending') : t(goods.kind === 'cash' ? 'cashNote' : 'goodsNote')}
        </Text>
      </Stack>
    </BottomSheet>
  )

  /** Whole points, not money. */
  function affordable(): number {
    return goods.points === 0 ? createExchangeBodyQuantityMax : Math.floor(points / goods.points)
  }

  function change(next: number): void {
    setProblem(null)
    setQuantity(next)
  }

  function confirm(): void {
    setProblem(null)
    void send({ goodsId: goods.id, name: goods.name, quantity }).then((outcome) => {
      if (!outcome) return
      if (outcome.kind === 'made') onDone({ name: goods.name, quantity, order: outcome.made })
      else if (outcome.kind === 'unknown') onUnknown()
      else if (outcome.kind === 'already') {
        setProblem(t('already', { time: formatDateTime(outcome.made.createdAt, i18n.language) }))
      } else if (outcome.kind === 'busy') setProblem(t('otherTab'))
      else {
        const said = describeError(outcome.error)
        const text = 'text' in said ? said.text : t(`errors:${said.key}`)
        setProblem(outcome.kind === 'unread' ? `${t('readFirst')} ${text}` : text)
      }
    })
  }
}
