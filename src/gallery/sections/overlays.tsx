import { useState, type ReactElement, type ReactNode } from 'react'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

interface OpenerProps {
  readonly name: string
  readonly children: (onClose: () => void) => ReactNode
}

function Opener({ name, children }: OpenerProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

/** What opens above the page. */
export function Overlays(): ReactElement {
  const say = useSay()
  const close = say(TEXTS.close)
  return (
    <>
      <Examples title="Dialog">
        <Example title="picture, actions, long text">
          <Opener name={say({ en: 'Open a dialog', vi: 'Mở hộp thoại' })}>
            {(onClose) => (
              <Dialog
                open
                onClose={onClose}
                closeLabel={close}
                title={say(TEXTS.longLabel)}
                picture={<Parol size={72} />}
                actions={
                  <>
                    <Button onClick={onClose}>{say(TEXTS.cancel)}</Button>
                    <Button variant="primary" onClick={onClose}>
                      {say(TEXTS.deposit)}
                    </Button>
                  </>
                }
              >
                {say(TEXTS.longText)}
              </Dialog>
            )}
          </Opener>
        </Example>
        <Example title="alertdialog, not dismissible">
          <Opener name={say({ en: 'Open a question', vi: 'Mở câu hỏi' })}>
            {(onClose) => (
              <Dialog
                open
                role="alertdialog"
                dismissible={false}
                onClose={onClose}
                title={say({ en: 'Are you 21?', vi: 'Bạn đã đủ 21 tuổi?' })}
                actions={
                  <Button variant="primary" onClick={onClose}>
                    {say({ en: 'Accept', vi: 'Đồng ý' })}
                  </Button>
                }
              >
                {say(TEXTS.longText)}
              </Dialog>
            )}
          </Opener>
        </Example>
      </Examples>
      <Examples title="BottomSheet">
        <Example title="form, drag to close">
          <Opener name={say({ en: 'Open a sheet', vi: 'Mở bảng dưới' })}>
            {(onClose) => (
              <BottomSheet
                open
                onClose={onClose}
                closeLabel={close}
                title={say({ en: 'Bind a wallet', vi: 'Liên kết ví' })}
                actions={
                  <Button variant="primary" onClick={onClose}>
                    {say({ en: 'Bind', vi: 'Liên kết' })}
                  </Button>
                }
              >
                <Field
                  data-autofocus
                  label={say({ en: 'Account name', vi: 'Tên tài khoản' })}
                  hint={say(TEXTS.longText)}
                  autoComplete="name"
                />
              </BottomSheet>
            )}
          </Opener>
        </Example>
      </Examples>
      <Examples title="Drawer">
        {(['start', 'end'] as const).map((side) => (
          <Example key={side} title={`${side}, swipe to close`}>
            <Opener name={say({ en: `Open the ${side} drawer`, vi: `Mở ngăn ${side}` })}>
              {(onClose) => (
                <Drawer
                  open
                  side={side}
                  onClose={onClose}
                  closeLabel={close}
                  title={say({ en: 'Menu', vi: 'Menu' })}
                  actions={<Button icon="logout">{say({ en: 'Logout', vi: 'Đăng xuất' })}</Button>}
                >
                  <ListRow icon="history" chevron title={say({ en: 'Records', vi: 'Lịch sử' })} onClick={onClose} />
                  <ListRow icon="inbox" chevron title={say({ en: 'Inbox', vi: 'Hộp thư' })} onClick={onClose} />
                </Drawer>
              )}
            </Opener>
          </Example>
        ))}
      </Examples>
      <Examples title="Popover">
        <Example title="below the header">
          <Opener name={say({ en: 'Open the popover', vi: 'Mở bảng' })}>
            {(onClose) => (
              <Popover open onClose={onClose} closeLabel={close} title={say({ en: 'Menu', vi: 'Menu' })}>
                <ListRow icon="inbox" chevron title={say({ en: 'Inbox', vi: 'Hộp thư' })} onClick={onClose} />
              </Popover>
            )}
          </Opener>
        </Example>
      </Examples>
    </>
  )
}
