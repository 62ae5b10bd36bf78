/** A modal dialog based on the browser's element: traps focus, closes on Escape, and restores focus. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconClose } from '../display/icons.tsx';
import { IconButton } from './icon-button.tsx';

interface Props {
  title: string;
  open: boolean;
  onClose(): void;
  children: ReactNode;
  /** Buttons below the contents. */
  actions?: ReactNode;
  width?: string;
}

export function Dialog({ title, open, onClose, children, actions, width = '28rem' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  /** The `close` event is asynchronous: the dialog may be open again by then. */
  const onClosed = () => {
    if (!ref.current?.open) onClose();
  };

  /**
   * A click on the backdrop has the dialog itself as its target. The second click of the double click that opened the
   * dialog does not close it.
   */
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && event.detail < 2) onClose();
  };

  return (
    <chakra.dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClosed}
      onClick={onBackdrop}
      margin="auto"
      width={`min(${width}, calc(100vw - 2rem))`}
      maxHeight="calc(100dvh - 2rem)"
      bg="panel"
      color="fg"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lift"
      _open={{ animation: 'rise 160ms ease-out' }}
      _backdrop={{ bg: 'rgb(4 8 10 / 0.72)' }}
    >
      <chakra.div display="flex" flexDirection="column" maxHeight="calc(100dvh - 2rem)">
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          paddingLeft={{ base: '5', md: '6' }}
          paddingRight="2"
          paddingY="2"
          borderBottomWidth="1px"
        >
          <chakra.h2 id={id} textStyle="heading">
            {title}
          </chakra.h2>
          <IconButton label={`Close ${title}`} onClick={onClose}>
            <IconClose />
          </IconButton>
        </chakra.div>
        <chakra.div overflowY="auto" padding={{ base: '5', md: '6' }}>
          {children}
        </chakra.div>
        {actions && (
          <chakra.div
            display="flex"
            flexWrap="wrap"
            justifyContent="flex-end"
            gap="3"
            paddingX={{ base: '5', md: '6' }}
            paddingY="4"
            borderTopWidth="1px"
            css={{ '& > button': { flex: { base: '1 0 auto', sm: 'none' } } }}
          >
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.dialog>
  );
}
