/** Shows toasts. F8 focuses them; Escape, the button or a swipe to the right dismisses one. */
import { chakra } from '@chakra-ui/react/styled-system';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { IconAlert, IconCheck, IconClose, IconInfo } from '../display/icons.tsx';
import {
  aboveForm,
  actionDuration,
  currentToasts,
  dismiss,
  subscribe,
  type Toast,
  toastDuration,
} from './toasts.ts';

/** Pixels to the right that dismiss a toast. */
const swipeThreshold = 50;

const tones = {
  success: { color: 'hit', Icon: IconCheck },
  error: { color: 'miss', Icon: IconAlert },
  info: { color: 'muted', Icon: IconInfo },
} as const;

/** Sticky, because the button that was pressed may be below the fold. */
const aboveTheForm = {
  position: { base: 'sticky', md: 'fixed' },
  order: -1,
  top: { base: '0', md: 'auto' },
  right: { base: 'auto', md: '6' },
  alignSelf: 'center',
} as const;

export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, currentToasts);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <chakra.section
      ref={region}
      tabIndex={-1}
      // A screen reader may not announce a status that arrives together with its element.
      aria-live="polite"
      aria-label="Notifications (F8)"
      position="fixed"
      zIndex="toast"
      right={{ base: '4', md: '6' }}
      // At the top on a phone, because at the bottom it would cover the next button.
      top={{ base: 'calc(4.5rem + env(safe-area-inset-top))', md: 'auto' }}
      bottom={{ md: '6' }}
      width="min(24rem, calc(100vw - 2rem))"
      pointerEvents="none"
      css={{ [`#root:has([${aboveForm}]) > &`]: aboveTheForm }}
    >
      <chakra.div display="grid" gap="3">
        {toasts.map((each) => (
          <Item key={each.id} toast={each} />
        ))}
      </chakra.div>
    </chakra.section>
  );
}

function Item({ toast: { id, title, description, tone, action } }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false);
  const [shift, setShift] = useState(0);
  const start = useRef<number | null>(null);
  const { color, Icon } = tones[tone];
  const hasAction = action !== undefined;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismiss(id), hasAction ? actionDuration : toastDuration);
    return () => clearTimeout(timer);
  }, [isPaused, id, hasAction]);

  const onDown = (event: PointerEvent) => {
    if ((event.target as Element).closest('button')) return;
    start.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (start.current !== null) setShift(Math.max(0, event.clientX - start.current));
  };
  const onUp = (event: PointerEvent) => {
    // Not from the state: a quick swipe ends before it is rendered.
    if (start.current !== null && event.clientX - start.current >= swipeThreshold) dismiss(id);
    start.current = null;
    setShift(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss(id);
  };

  return (
    <chakra.div
      role={tone === 'error' ? 'alert' : 'status'}
      display="flex"
      gap="3"
      paddingLeft="4"
      paddingY="1.5"
      paddingRight="1"
      bg="panel"
      borderWidth="1px"
      borderLeftWidth="3px"
      borderLeftColor={color}
      borderRadius="md"
      boxShadow="lift"
      pointerEvents="auto"
      animation="slideIn 180ms ease-out"
      touchAction="pan-y"
      // Otherwise a swipe would select the text, and the next one would drag it.
      userSelect="none"
      style={{ transform: `translateX(${shift}px)` }}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onKeyDown={onKeyDown}
    >
      <Icon color={color} marginTop="2.5" />
      <chakra.div flex="1" minWidth="0" paddingY="2">
        <chakra.p fontWeight="bold">{title}</chakra.p>
        {description && (
          <chakra.p textStyle="small" color="muted">
            {description}
          </chakra.p>
        )}
      </chakra.div>
      {action && (
        <Button
          variant="outline"
          size="sm"
          alignSelf="center"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onClick={() => dismiss(id)}>
        <IconClose />
      </IconButton>
    </chakra.div>
  );
}
