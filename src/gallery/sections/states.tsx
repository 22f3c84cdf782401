import { useState, type ReactElement } from 'react'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { ToastHost } from '#src/ui/feedback/toast-host.tsx'
import { ToastList } from '#src/ui/feedback/toast-list.tsx'
import type { Toast } from '#src/ui/feedback/toast.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

const TONES = ['info', 'success', 'pending', 'danger', 'neutral'] as const
const PICTURES = ['lantern', 'inbox', 'search', 'records', 'coupon', 'gift', 'identity', 'chat'] as const

function createToasts(say: ReturnType<typeof useSay>): Toast[] {
  return [
    { id: 'a', tone: 'loading', text: say({ en: 'Loading', vi: 'Đang tải' }) },
    { id: 'b', tone: 'success', text: say({ en: 'Processed Successfully', vi: 'Xử lý thành công' }) },
    { id: 'c', tone: 'danger', text: say({ en: 'Service Unavailable!', vi: 'Dịch vụ không khả dụng!' }) },
    { id: 'd', tone: 'info', text: say(TEXTS.longText) },
    {
      id: 'e',
      tone: 'danger',
      text: say({ en: 'The payment page was not opened.', vi: 'Trang thanh toán không được mở.' }),
      renderLink: (props) => (
        <a href="#top" {...props}>
          {say({ en: 'Customer Service', vi: 'Chăm sóc khách hàng' })}
        </a>
      ),
    },
  ]
}

function Failed(): ReactElement {
  const say = useSay()
  const [tries, setTries] = useState(0)
  return (
    <ErrorState
      title={say({ en: `Could not be loaded (${String(tries)})`, vi: `Không tải được (${String(tries)})` })}
      text={say(TEXTS.longText)}
      retryLabel={say({ en: 'Try again', vi: 'Thử lần nữa' })}
      busy={tries > 1}
      onRetry={() => setTries(tries + 1)}
    />
  )
}

/** The gallery's own host: the app's shows only the app's toasts. */
function Toasts(): ReactElement {
  const say = useSay()
  const [toasts, setToasts] = useState<Toast[]>([])
  const [isOpen, setOpen] = useState(false)
  const add = () =>
    setToasts([...toasts, { id: String(toasts.length), tone: 'success', text: say({ en: 'Saved', vi: 'Đã lưu' }) }])
  return (
    <>
      <Button onClick={add}>{say({ en: 'Show a toast', vi: 'Hiện thông báo' })}</Button>
      <Button onClick={() => setOpen(true)}>{say({ en: 'Open a dialog for it', vi: 'Mở hộp thoại' })}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={say({ en: 'Toasts stand above', vi: 'Thông báo ở phía trên' })}
        actions={<Button onClick={add}>{say({ en: 'Show it here', vi: 'Hiện tại đây' })}</Button>}
      />
      <ToastHost
        label={say({ en: 'Toasts of the gallery', vi: 'Thông báo của thư viện' })}
        dismissLabel={say({ en: 'Dismiss this', vi: 'Bỏ qua thông báo' })}
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
      />
    </>
  )
}

/** How things stand: nothing here, failed, under way; in the page and above it. */
export function States(): ReactElement {
  const say = useSay()
  return (
    <>
      <Examples title="EmptyState">
        {PICTURES.map((picture) => (
          <Example key={picture} title={picture} column>
            <Card>
              <EmptyState
                picture={picture}
                title={say({ en: 'Nothing here yet', vi: 'Chưa có gì ở đây' })}
                text={say(TEXTS.longText)}
                action={<Button variant="primary">{say(TEXTS.deposit)}</Button>}
              />
            </Card>
          </Example>
        ))}
      </Examples>
      <Examples title="ErrorState">
        <Example title="broken · press Retry" column>
          <Failed />
        </Example>
        <Example title="offline" column>
          <ErrorState
            picture="offline"
            title={say({ en: 'You are offline', vi: 'Bạn đang ngoại tuyến' })}
            retryLabel={say(TEXTS.retry)}
            onRetry={() => undefined}
          />
        </Example>
      </Examples>
      <Examples title="Alert">
        {TONES.map((tone) => (
          <Example key={tone} title={tone} column>
            <Alert tone={tone} title={say(TEXTS.longLabel)} action={<Button size="sm">{say(TEXTS.retry)}</Button>}>
              {say(TEXTS.longText)}
            </Alert>
          </Example>
        ))}
      </Examples>
      <Examples title="ToastHost">
        <Example title="the list" wide column>
          <ToastList
            toasts={createToasts(say)}
            dismissLabel={say({ en: 'Dismiss', vi: 'Bỏ qua' })}
            onDismiss={() => undefined}
          />
        </Example>
        <Example title="above the page, above a dialog">
          <Toasts />
        </Example>
      </Examples>
    </>
  )
}
