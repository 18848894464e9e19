import {
  Award,
  BookOpen,
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  Circle,
  CornerUpRight,
  GraduationCap,
  House,
  Info,
  Mail,
  Menu,
  MessageSquareText,
  Newspaper,
  PanelBottom,
  Phone,
  ScrollText,
  Star,
  Sunrise,
  UserCog,
  type LucideIcon,
} from 'lucide-react';
import type { Tab } from './tabs.ts';

const icons: Partial<Record<Tab, LucideIcon>> = {
  today: Sunrise,
  navbar: Menu,
  home: House,
  courses: BookOpen,
  placements: Award,
  blog: Newspaper,
  'trust-stats': Star,
  contact: Phone,
  about: Info,
  enquiries: Mail,
  footer: PanelBottom,
  'demo-classes': CalendarPlus,
  messages: MessageSquareText,
  batches: CalendarDays,
  releases: CalendarClock,
  trainers: GraduationCap,
  redirects: CornerUpRight,
  staff: UserCog,
  audit: ScrollText,
};

/** The icon beside the name of a tab. */
export const tabIcon = (tab: Tab): LucideIcon => icons[tab] ?? Circle;
