import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { describeToast } from '#src/api/error-catalog.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { topModal } from '#src/ui/overlay/modal-stack.ts'
import type { ApiForm, FormValues } from './use-api-form.ts'

export interface FormErrorProps {
  readonly form: Pick<ApiForm<FormValues>, 'failure'>
  /** The error of a field whose control shows none. */
  readonly fieldError?: string | undefined
  /** A further paragraph: that nothing was charged. */
  readonly children?: ReactNode
}

/** Whether the player can reach an element: no dialog or frame covers it. */
function isUncovered(element: Element): boolean {
  const modal = topModal()
  if (modal && !modal.contains(element)) return false
  return element.closest('[inert]') === null && element.getClientRects().length > 0
}

/**
 * Why the last attempt of a form failed, if it is about no field. Put it above the button that sends. While it can be
 * seen it replaces the toast of the failure; a form that is gone or covered leaves that to the toast.
 */
export function FormError({ form: { failure }, fieldError, children }: FormErrorProps): ReactElement | null {
  const { t } = useTranslation('errors')
  const { toasts } = useStores()
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (failure === undefined || ref.current === null || !isUncovered(ref.current)) return
    ref.current.scrollIntoView({ block: 'nearest' })
    toasts.dismissFrom(failure.url)
  }, [failure, toasts])

  const described = failure && describeToast(failure)
  const text = described && ('text' in described ? described.text : t(described.key))
  const first = text ?? fieldError
  if (first === undefined) return null
  return (
    <div ref={ref}>
      <Alert tone="danger" role="alert">
        <Stack gap={2}>
          <p>{first}</p>
          {described?.detail !== undefined && <p>{described.detail}</p>}
          {children !== undefined && <p>{children}</p>}
        </Stack>
      </Alert>
    </div>
  )
}
