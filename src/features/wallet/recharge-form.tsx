import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { formatPeso } from '#src/lib/money-format.ts'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { amountProblem, typedValue } from './amount-problem.ts'
import type { DepositOutcome } from './deposit-flow.ts'
import { MethodChoice } from './method-choice.tsx'
import { type DepositFault, useDepositFaults } from './use-deposit-faults.ts'
import { useDeposit } from './use-deposit.ts'
import styles from './wallet.module.css'
import { rechargeAmountsQuery, rechargeMethodsQuery } from './wallet.queries.ts'

/** What the player has chosen and typed so far; it outlives every error. */
export interface DepositDraft {
  readonly method: string | undefined
  /** As typed. */
  readonly amount: string
}

export const EMPTY_DRAFT: DepositDraft = { method: undefined, amount: '' }

export interface RechargeFormProps {
  readonly uid: string
  readonly draft: DepositDraft
  readonly onDraft: (draft: DepositDraft) => void
  readonly onOrder: (orderNo: string) => void
}

/** How to pay and how much. */
export function RechargeForm(props: RechargeFormProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const { data: methods, isError, isFetching, refetch } = useQuery(rechargeMethodsQuery())
  if (methods) {
    const method = methods.find(({ code }) => code === props.draft.method) ?? methods[0]
    if (method) return <Form {...props} methods={methods} method={method} />
    return <EmptyState title={t('methodsEmpty')} text={t('methodsEmptyText')} />
  }
  if (!isError) return <Skeleton height={320} />
  return (
    <ErrorState
      title={t('methodsFailed')}
      retryLabel={t('common:retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

interface FormProps extends RechargeFormProps {
  readonly methods: readonly RechargeMethod[]
  readonly method: RechargeMethod
}

function Form({ uid, draft, onDraft, onOrder, methods, method }: FormProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const amounts = useQuery(rechargeAmountsQuery(method.code))
  const { isSending, send } = useDeposit(uid)
  const [fault, setFault] = useState<DepositFault | null>(null)
  const { ofProblem, ofOutcome } = useDepositFaults(method.name)
  const field = useRef<HTMLInputElement>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const limits = amounts.data ?? method
  const value = typedValue(draft.amount)
  return (
    <Card as="section" className={styles.narrow}>
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <MethodChoice methods={methods} value={method.code} onChange={choose} error={faultOf('method')} />
          <AmountField
            ref={field}
            label={t('amount')}
            value={draft.amount}
            onValueChange={(amount) => change({ ...draft, amount })}
            onReject={() => setFault({ field: 'amount', text: t('amountUnclear') })}
            pills={amounts.data?.list}
            pillsLabel={t('amounts')}
            hint={hint()}
            error={faultOf('amount')}
            readOnly={isSending}
          />
          {fault?.field === 'form' && <Notice tone="danger">{fault.text}</Notice>}
          <Stack gap={2}>
            <Button type="submit" variant="primary" size="lg" fullWidth busy={isSending}>
              {value ? t('depositSum', { sum: peso(value) }) : t('deposit')}
            </Button>
            <Text size="sm" tone="quiet" role="status">
              {isSending ? t('sending') : t('honest', { method: method.name })}
            </Text>
          </Stack>
        </Stack>
      </form>
    </Card>
  )

  function hint(): string {
    if (amounts.isError && !amounts.data) return t('limitsFailed')
    return t('limits', { min: peso(limits.min), max: peso(limits.max), method: method.name })
  }

  function faultOf(name: 'amount' | 'method'): string | undefined {
    return fault?.field === name ? fault.text : undefined
  }

  function change(next: DepositDraft): void {
    if (isSending) return
    setFault(null)
    onDraft(next)
  }

  function choose(code: string): void {
    change({ ...draft, method: code })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const problem = amountProblem(draft.amount, limits)
    if (problem || value === undefined) {
      if (problem) setFault(ofProblem(problem))
      field.current?.focus()
      return
    }
    setFault(null)
    void send({ method: method.code, amount: value }).then(ended)
  }

  function ended(outcome: DepositOutcome | null): void {
    // A player who has left is not fetched back; the open deposit waits for the next visit.
    if (!outcome || !isHere.current) return
    if (outcome.kind === 'made') onOrder(outcome.launch.orderNo)
    else if (outcome.kind === 'unknown') onOrder(outcome.orderNo)
    else setFault(ofOutcome(outcome))
  }
}

function peso(value: number): string {
  return `₱${formatPeso(value)}`
}
