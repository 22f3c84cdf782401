import { useState, type ReactElement } from 'react'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const

/** Busy once pressed: a second press does nothing, and the focus stays. */
function BusyButton(): ReactElement {
  const say = useSay()
  const [times, setTimes] = useState(0)
  return (
    <>
      <Button busy={times > 0} onClick={() => setTimes(times + 1)}>
        {say({ en: 'Send once', vi: 'Gửi một lần' })}
      </Button>
      <output>{say({ en: `Sent: ${String(times)}`, vi: `Đã gửi: ${String(times)}` })}</output>
    </>
  )
}

/** What is pressed: buttons with words, with an icon alone, and the one that copies. */
export function Buttons(): ReactElement {
  const say = useSay()
  return (
    <>
      <Examples title="Button">
        {VARIANTS.map((variant) => (
          <Example key={variant} title={variant}>
            <Button variant={variant}>{say(TEXTS.deposit)}</Button>
            <Button variant={variant} icon="deposit">
              {say(TEXTS.deposit)}
            </Button>
            <Button variant={variant} disabled>
              {say(TEXTS.deposit)}
            </Button>
            <Button variant={variant} busy>
              {say(TEXTS.deposit)}
            </Button>
          </Example>
        ))}
        <Example title="sm, md, lg">
          <Button size="sm">{say(TEXTS.retry)}</Button>
          <Button size="md">{say(TEXTS.retry)}</Button>
          <Button size="lg">{say(TEXTS.retry)}</Button>
        </Example>
        <Example title="fullWidth, long text" column>
          <Button fullWidth variant="primary" iconEnd="chevron-right">
            {say(TEXTS.longLabel)}
          </Button>
          <Button fullWidth busy>
            {say(TEXTS.longLabel)}
          </Button>
        </Example>
        <Example title="quiet, then ready" column>
          <Button fullWidth variant="primary" quiet>
            {say(TEXTS.deposit)}
          </Button>
          <Button fullWidth variant="primary">
            {say(TEXTS.deposit)}
          </Button>
        </Example>
        <Example title="buttonClass on a link">
          <a href="#main" className={buttonClass({ variant: 'primary' })}>
            {say(TEXTS.deposit)}
          </a>
        </Example>
        <Example title="night" night>
          <Button variant="primary">{say(TEXTS.deposit)}</Button>
          <Button>{say(TEXTS.cancel)}</Button>
          <Button variant="ghost">{say(TEXTS.retry)}</Button>
        </Example>
        <Example title="press and wait">
          <BusyButton />
        </Example>
      </Examples>
      <Examples title="IconButton">
        <Example title="plain, filled, badge, busy, disabled">
          <IconButton icon="menu" label={say({ en: 'Menu', vi: 'Menu' })} />
          <IconButton icon="close" variant="filled" label={say(TEXTS.close)} />
          <IconButton
            icon="inbox"
            label={say({ en: 'Inbox', vi: 'Hộp thư' })}
            badge={<Badge count={7} label={say({ en: '7 unread', vi: '7 tin chưa đọc' })} />}
          />
          <IconButton icon="refresh" busy label={say({ en: 'Refresh', vi: 'Làm mới' })} />
          <IconButton icon="download" disabled label={say({ en: 'Download', vi: 'Tải xuống' })} />
        </Example>
      </Examples>
      <Examples title="CopyButton">
        <Example title="word, icon alone">
          <CopyButton
            text="TUMPAK-2026"
            label={say({ en: 'Copy code', vi: 'Sao chép mã' })}
            copiedLabel={say({ en: 'Copied', vi: 'Đã sao chép' })}
          />
          <CopyButton
            iconOnly
            text="ORDER-77"
            label={say({ en: 'Copy order number', vi: 'Sao chép số đơn' })}
            copiedLabel={say({ en: 'Order number copied', vi: 'Đã sao chép số đơn' })}
          />
        </Example>
      </Examples>
    </>
  )
}
