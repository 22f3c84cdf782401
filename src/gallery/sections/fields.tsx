import { useState, type ReactElement } from 'react'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

const PILLS = [100, 500, 1000, 2500, 5000, 10_000]

/** What is typed: text, passwords, amounts. */
export function Fields(): ReactElement {
  const say = useSay()
  const [amount, setAmount] = useState<number | undefined>(500)
  const mobile = say({ en: 'Mobile number', vi: 'Số điện thoại di động' })
  return (
    <>
      <Examples title="Field">
        <Example title="hint, prefix +63" column>
          <Field
            label={mobile}
            hint={say({ en: '10 digits', vi: '10 chữ số' })}
            prefix="+63"
            inputMode="tel"
            defaultValue="9185550001"
          />
        </Example>
        <Example title="error" column>
          <Field
            label={say(TEXTS.longLabel)}
            hint={say(TEXTS.hint)}
            error={say({ en: 'Format is incorrect.', vi: 'Định dạng không đúng.' })}
            defaultValue="0918"
          />
        </Example>
        <Example title="placeholder, suffix button" column>
          <Field
            label={say({ en: 'Code', vi: 'Mã xác nhận' })}
            placeholder={say({ en: '6 digits', vi: '6 chữ số' })}
            suffix={
              <Button variant="ghost" size="sm">
                {say({ en: 'Send', vi: 'Gửi mã' })}
              </Button>
            }
          />
        </Example>
        <Example title="hideLabel · disabled · readOnly" column>
          <Field
            hideLabel
            label={say({ en: 'Search', vi: 'Tìm kiếm' })}
            placeholder={say({ en: 'Search', vi: 'Tìm kiếm' })}
          />
          <Field label={mobile} disabled defaultValue="9185550001" />
          <Field label={say({ en: 'Player id', vi: 'Mã người chơi' })} readOnly defaultValue="7003125" />
        </Example>
      </Examples>
      <Examples title="TextArea">
        <Example title="placeholder, hint" column>
          <TextArea
            label={say({ en: 'Your message', vi: 'Tin nhắn của bạn' })}
            placeholder={say({ en: 'What happened?', vi: 'Điều gì đã xảy ra?' })}
            hint={say({ en: 'Up to 1,000 characters', vi: 'Tối đa 1.000 ký tự' })}
          />
        </Example>
        <Example title="error · disabled" column>
          <TextArea
            label={say({ en: 'Your answer', vi: 'Câu trả lời của bạn' })}
            error={say({ en: 'Format is incorrect.', vi: 'Định dạng không đúng.' })}
            defaultValue={say(TEXTS.longText)}
          />
          <TextArea
            disabled
            rows={2}
            label={say({ en: 'Sent already', vi: 'Đã gửi' })}
            defaultValue={say(TEXTS.longText)}
          />
        </Example>
      </Examples>
      <Examples title="PasswordField">
        <Example title="empty, error" column>
          <PasswordField
            label={say({ en: 'Password', vi: 'Mật khẩu' })}
            hint={say({ en: '6 to 12 characters', vi: '6 đến 12 ký tự' })}
            autoComplete="new-password"
            showLabel={say({ en: 'Show password', vi: 'Hiện mật khẩu' })}
            concealLabel={say({ en: 'Hide password', vi: 'Ẩn mật khẩu' })}
          />
          <PasswordField
            label={say({ en: 'Password again', vi: 'Nhập lại mật khẩu' })}
            error={say({ en: 'Two password entries are inconsistent', vi: 'Hai lần nhập mật khẩu không khớp' })}
            defaultValue="tumpak"
            autoComplete="new-password"
            showLabel={say({ en: 'Show it', vi: 'Hiện ra' })}
            concealLabel={say({ en: 'Hide it', vi: 'Ẩn đi' })}
          />
        </Example>
      </Examples>
      <Examples title="AmountField">
        <Example title="pills" column>
          <AmountField
            label={say({ en: 'Amount', vi: 'Số tiền' })}
            value={amount}
            onValueChange={setAmount}
            pills={PILLS}
            pillsLabel={say({ en: 'Choose an amount', vi: 'Chọn số tiền' })}
            hint={say({ en: '₱100.00 to ₱50,000.00', vi: 'Từ ₱100.00 đến ₱50,000.00' })}
            error={!Number.isFinite(amount) && say({ en: 'For example: 1,234.56', vi: 'Ví dụ: 1,234.56' })}
          />
        </Example>
        <Example title="its pills are on their way" column>
          <AmountField
            label={say({ en: 'Amount to come', vi: 'Số tiền sắp có' })}
            value={undefined}
            onValueChange={() => undefined}
            pillsPending
          />
        </Example>
        <Example title="error, disabled" column>
          <AmountField
            label={say({ en: 'Too little', vi: 'Quá ít' })}
            value={5}
            onValueChange={() => undefined}
            error={say({ en: 'The least is ₱100.00.', vi: 'Tối thiểu là ₱100.00.' })}
          />
          <AmountField
            disabled
            label={say({ en: 'Closed', vi: 'Tạm đóng' })}
            value={undefined}
            onValueChange={() => undefined}
            pills={[100, 500]}
            pillsLabel={say({ en: 'Closed amounts', vi: 'Số tiền tạm đóng' })}
          />
        </Example>
      </Examples>
    </>
  )
}
