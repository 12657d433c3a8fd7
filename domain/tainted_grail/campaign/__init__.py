"""A campaign over several evenings: what one table leaves to the next. Source: TG-5.20."""
