/** A form field with label, hint and error, linked for screen readers. */
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconAlert, IconChevron, IconEye, IconEyeOff } from '../display/icons.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { IconButton } from './icon-button.tsx';

const recipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: '12',
    paddingX: '3.5',
    bg: 'raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'md',
    fontSize: '1rem',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'muted' },
    _focusVisible: { outlineOffset: '0', borderColor: 'accentFg' },
    _invalid: { borderColor: 'miss' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
});

const Input = chakra('input', recipe);
const Select = chakra('select', recipe);
const Area = chakra('textarea', recipe);

interface Messages {
  /** Replaces the hint. */
  error?: string | undefined;
  hint?: string | undefined;
  /**
   * Lines reserved for a message, on a phone and on wider screens. If a field is validated on blur, a message that
   * moved the button down would make the click that caused the blur miss it.
   */
  lines?: readonly [phone: number, wider: number] | undefined;
}

interface Labeled extends Messages {
  label: string;
  /** For screen readers only, if the position makes the purpose clear. */
  isLabelHidden?: boolean | undefined;
}

/** @returns ids and props that link a control to its label, hint and error */
function useField({ error, hint }: Messages) {
  const id = useId();
  return {
    id,
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error || hint ? messageId(id) : undefined,
    },
  };
}

const messageId = (id: string) => `${id}-message`;

function Message({ id, error, hint, lines }: Messages & { id: string }) {
  if (!error && !hint && !lines) return null;
  const height = lines && { base: `${lines[0] * 1.27}rem`, sm: `${lines[1] * 1.27}rem` };
  return (
    <chakra.div id={messageId(id)} textStyle="small" {...(height && { minHeight: height })}>
      {error ? <FieldError>{error}</FieldError> : <chakra.span color="muted">{hint}</chakra.span>}
    </chakra.div>
  );
}

function Frame({
  id,
  label,
  isLabelHidden,
  children,
  ...messages
}: Labeled & { id: string; children: ReactNode }) {
  const text = isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <chakra.div display="grid" gap={isLabelHidden ? '0' : '1.5'}>
      <chakra.label htmlFor={id} textStyle="small" fontWeight="medium" position="relative">
        {text}
      </chakra.label>
      {children}
      <Message id={id} {...messages} />
    </chakra.div>
  );
}

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <chakra.p role="alert" display="flex" gap="1.5" textStyle="small" color="miss">
      <IconAlert marginTop="0.5" width="1.1em" height="1.1em" />
      {children}
    </chakra.p>
  );
}

export function TextField({ label, error, hint, lines, ...rest }: ComponentProps<typeof Input> & Labeled) {
  const { id, control } = useField({ error, hint });
  return (
    <Frame id={id} label={label} error={error} hint={hint} lines={lines}>
      <Input {...control} {...rest} />
    </Frame>
  );
}

export function TextArea({ label, error, hint, lines, ...rest }: ComponentProps<typeof Area> & Labeled) {
  const { id, control } = useField({ error, hint });
  return (
    <Frame id={id} label={label} error={error} hint={hint} lines={lines}>
      <Area paddingY="3" lineHeight="1.45" resize="vertical" {...control} {...rest} />
    </Frame>
  );
}

export function SelectField({
  label,
  isLabelHidden,
  error,
  hint,
  lines,
  ...rest
}: ComponentProps<typeof Select> & Labeled) {
  const { id, control } = useField({ error, hint });
  return (
    <Frame id={id} label={label} isLabelHidden={isLabelHidden} error={error} hint={hint} lines={lines}>
      <chakra.div position="relative">
        <Select appearance="none" paddingRight="11" cursor="pointer" {...control} {...rest} />
        <IconChevron
          position="absolute"
          right="3.5"
          top="50%"
          transform="translateY(-50%)"
          color="muted"
          pointerEvents="none"
        />
      </chakra.div>
    </Frame>
  );
}

export function PasswordField({
  label,
  error,
  hint,
  lines,
  ...rest
}: ComponentProps<typeof Input> & Labeled) {
  const { id, control } = useField({ error, hint });
  const [shown, setShown] = useState(false);
  return (
    <Frame id={id} label={label} error={error} hint={hint} lines={lines}>
      <chakra.div position="relative">
        <Input type={shown ? 'text' : 'password'} paddingRight="12" {...control} {...rest} />
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          position="absolute"
          right="0.5"
          top="0.5"
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff /> : <IconEye />}
        </IconButton>
      </chakra.div>
    </Frame>
  );
}

const Box = chakra('input', {
  base: {
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '6',
    height: '6',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { borderColor: 'muted' },
    _invalid: { borderColor: 'miss' },
    _checked: {
      bg: 'accent',
      borderColor: 'accent',
      _before: {
        content: '""',
        width: '0.4rem',
        height: '0.75rem',
        marginTop: '-0.15rem',
        borderStyle: 'solid',
        borderColor: 'onAccent',
        borderWidth: '0 2.5px 2.5px 0',
        transform: 'rotate(45deg)',
      },
    },
  },
});

type CheckboxProps = ComponentProps<typeof Box> & Omit<Messages, 'hint'> & { children: ReactNode };

export function Checkbox({ error, lines, children, ...rest }: CheckboxProps) {
  const { id, control } = useField({ error });
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.div display="flex" alignItems="flex-start" gap="3">
        <Box type="checkbox" {...control} {...rest} />
        <chakra.label htmlFor={id} textStyle="small" paddingTop="0.5" cursor="pointer">
          {children}
        </chakra.label>
      </chakra.div>
      <Message id={id} error={error} lines={lines} />
    </chakra.div>
  );
}
