/** A menu button with a list of links; closes on Escape, on a choice, or on blur. */
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';

const recipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '11',
    paddingX: '3',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    _currentPage: { color: 'accentFg' },
  },
});

export const MenuLink = chakra(Link, recipe);
export const MenuButton = chakra('button', recipe, { defaultProps: { type: 'button' } });

interface Props {
  /** The contents of the button. */
  button: ReactNode;
  label: string;
  /** The side on which the list opens. */
  side?: 'below' | 'above';
  children: ReactNode;
}

export function Menu({ button, label, side = 'below', children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    trigger.current?.focus();
  };
  /** The chosen item is hidden with the menu, so a dialog that it opens gives the focus back to the button. */
  const onChoice = () => {
    trigger.current?.focus();
    setOpen(false);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <chakra.div ref={root} position="relative" onKeyDown={onKeyDown} onBlur={onBlur} height="full">
      <chakra.button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
        height="full"
        width="full"
        minHeight="11"
        cursor="pointer"
        borderRadius="md"
      >
        {button}
      </chakra.button>
      <chakra.div
        id={id}
        hidden={!open}
        position="absolute"
        zIndex="menu"
        right={{ base: '2', md: '0' }}
        minWidth="14rem"
        {...(side === 'below' ? { top: 'calc(100% + 0.5rem)' } : { bottom: 'calc(100% + 0.5rem)' })}
        padding="1.5"
        bg="panel"
        borderWidth="1px"
        borderRadius="lg"
        boxShadow="lift"
        _hidden={{ display: 'none' }}
        onClick={onChoice}
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}
